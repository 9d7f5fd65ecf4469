import type { ServerResponse } from 'node:http';
import type { Problem } from './payment-request';

/** A response as data, so that faults can change it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds to wait before it is sent. */
  readonly delay?: number;
  /** Closes the connection instead. */
  readonly drop?: boolean;
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Makes an error response that names every field to correct. */
export const refusal = (status: number, ...errors: readonly Problem[]): Reply => json(status, { errors });

export const text = (status: number, body: string): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${body}\n`,
});

/** Makes a redirect with 303: the browser gets the next address with GET, so that a reload sends nothing twice. */
export const seeOther = (location: string): Reply => ({ ...text(303, `See ${location}`), headers: { location } });

/** Headers of every response: no caching, framing, content sniffing or referrer. */
const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sends a response. It may be delayed, or dropped. */
export async function send(response: ServerResponse, { status, headers, body, delay, drop }: Reply): Promise<void> {
  if (delay !== undefined) await pause(delay, response);
  if (drop) response.destroy();
  else response.writeHead(status, { ...COMMON_HEADERS, ...headers }).end(body);
}

/** Waits, but not after the connection is closed. */
function pause(milliseconds: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
