// Measures create-payment at 50 requests a second beside a bare server that writes one durable row for each request:
// node --import tsx tests/payments/speed.ts

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../scripts/payments/database/open-database';
import { Health } from '../../scripts/payments/server/health';
import { Limits, trustedProxies } from '../../scripts/payments/server/limits';
import { createPaymentServer } from '../../scripts/payments/server/server';
import { REQUEST, startStack } from './support/stack';

const PER_SECOND = 50;
const REQUESTS = 500;

/** Asks at a steady rate, and prints the milliseconds of the answers. */
async function ask(origin: string, name: string): Promise<void> {
  const times: Promise<number>[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const began = performance.now();
    const answer = fetch(`${origin}/create-payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `${name.replaceAll(' ', '-')}-${n}` },
      body: JSON.stringify(REQUEST),
    });
    times.push(
      answer.then(async (response) => {
        if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
        await response.arrayBuffer();
        return performance.now() - began;
      }),
    );
    await pause(Math.max(0, 1000 / PER_SECOND - (performance.now() - began)));
  }
  const sorted = (await Promise.all(times)).sort((one, other) => one - other);
  const [median, late] = [0.5, 0.95].map((part) => sorted[Math.floor(part * sorted.length)]?.toFixed(1));
  console.log(`${name}: median ${median} ms, 95 % within ${late} ms`);
}

const folder = mkdtempSync(join(process.argv[2] ?? '.', 'speed-'));
const stack = await startStack({ db: join(folder, 'orders.sqlite') });
const bare = await openDatabase(join(folder, 'bare.sqlite'));
await bare.transaction((run) => run('create table rows (text text)'));
const servers = new Map<string, Server>([
  [
    'bare server, one durable row',
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      await bare.transaction((run) => run('insert into rows values ($1)', [`${Buffer.concat(chunks)}`]));
      response.end('{}');
    }),
  ],
  [
    'the service',
    createPaymentServer(stack.service, {
      limits: new Limits(trustedProxies(undefined)),
      health: new Health(),
    }),
  ],
  [
    'the gateway alone',
    createServer(async (request, response) => {
      for await (const _ of request);
      const registered = await stack.service.gateways.card.register({
        ...{ orderNumber: `n${performance.now()}`.replace('.', ''), amount: 1000, currency: 788, description: 'Speed' },
        ...{
          language: 'en',
          returnUrl: 'https://sand.example.org/',
          failUrl: 'https://sand.example.org/',
          lifetime: 60,
        },
      });
      response.end(registered.kind);
    }),
  ],
]);
for (const [name, server] of servers) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, name);
  server.close().closeAllConnections();
}
await stack.close();
await bare.close();
rmSync(folder, { recursive: true });
