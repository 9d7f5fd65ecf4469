import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FAKE_ACCESS } from '../../../scripts/payment-sandbox/fake-gateway/fake-gateway';
import { FACTS, REQUEST } from './stack';

interface Running {
  /** The arguments of Node that run the payment service. */
  readonly program: readonly string[];
  readonly db: string;
  /** Address of the gateway. */
  readonly gateway: string;
  /** What is put before the command: a shell with limits, or a program that looks on. */
  readonly under?: readonly string[];
}

/** Runs the command `payments serve`, and waits until it listens. */
export async function runService({ program, db, gateway, under = [] }: Running) {
  const data = join(mkdtempSync(join(tmpdir(), 'payments-facts-')), 'payments.json');
  writeFileSync(data, JSON.stringify(FACTS));
  const args = [...program, 'serve', '--data', data, '--db', db, '--port', '0'];
  const [command = '', ...rest] = [...under, process.execPath, ...args];
  const child = spawn(command, rest, {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PAYMENTS_GATEWAY: 'clictopay', CLICTOPAY_URL: gateway },
      ...{ CLICTOPAY_USER: FAKE_ACCESS.user, CLICTOPAY_PASSWORD: FAKE_ACCESS.password },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /ready at (http:\S+)\//.exec(line) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error('The service ended.')));
  });
  return {
    origin,
    /** Posts create-payment with a key. */
    post: (key: string) => post(origin, key),
    stop: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Posts create-payment with a key. */
export async function post(origin: string, key: string) {
  const answer = await fetch(`${origin}/create-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(REQUEST),
  });
  const { formUrl }: { formUrl?: string } = await answer.json();
  return { status: answer.status, formUrl, retryAfter: answer.headers.get('retry-after') };
}
