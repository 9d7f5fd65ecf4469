import type { ServerResponse } from 'node:http';
import type { Problem } from './payment-request';

/** An answer as data, so that a fault is a change of it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds to wait before it is sent. */
  readonly delay?: number;
  /** The connection is closed instead. */
  readonly drop?: boolean;
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** A refusal that names every field to correct. */
export const refusal = (status: number, ...errors: readonly Problem[]): Reply => json(status, { errors });

export const text = (status: number, body: string): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${body}\n`,
});

/** 303: the browser reads the next address with GET, and reloading it sends nothing twice. */
export const seeOther = (location: string): Reply => ({ ...text(303, `See ${location}`), headers: { location } });

/** Headers of every answer: nothing of a payment is stored, framed, guessed at or passed on. */
const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sends an answer, late or not at all if it says so. */
export async function send(response: ServerResponse, { status, headers, body, delay, drop }: Reply): Promise<void> {
  if (delay !== undefined) await pause(delay, response);
  if (drop) response.destroy();
  else response.writeHead(status, { ...COMMON_HEADERS, ...headers }).end(body);
}

/** Waits as long as the connection is open, at most. */
function pause(milliseconds: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
