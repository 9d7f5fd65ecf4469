import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../scripts/payments/database/open-database';
import { allOrders } from '../../scripts/payments/orders/all-orders';
import { BUNDLES, bundleService } from './support/bundle-service';
import { FACTS, REQUEST, serveAnswers } from './support/stack';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => rmSync(BUNDLES, { recursive: true, force: true }));

const signal = () => {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
};

/** Starts the service as a process and posts a payment, whose registration the gateway answers when it is told to. */
async function registering(said = '{"orderId":"1","formUrl":"https://pay.example.org/1"}') {
  const [asked, released] = [signal(), signal()];
  const bank = await serveAnswers(() => {
    asked.give();
    const pull = async (controller: ReadableStreamDefaultController) => {
      await released.given;
      controller.enqueue(new TextEncoder().encode(said));
      controller.close();
    };
    return new Response(new ReadableStream({ pull }));
  });
  const folder = mkdtempSync(join(tmpdir(), 'payments-stop-'));
  const [data, db] = [join(folder, 'payments.json'), join(folder, 'orders.sqlite')];
  writeFileSync(data, JSON.stringify(FACTS));
  const args = [...(await bundleService('stop')), 'serve', '--data', data, '--db', db, '--port', '0'];
  const child = spawn(process.execPath, args, {
    env: {
      ...{ PATH: process.env.PATH, PAYMENTS_GATEWAY: 'clictopay', CLICTOPAY_URL: bank.url },
      ...{ CLICTOPAY_USER: 'test', CLICTOPAY_PASSWORD: 'test' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(
    () => rmSync(folder, { recursive: true, force: true }),
    bank.close,
    () => child.kill('SIGKILL'),
  );
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  /** Waits for a line of its output that has a text. */
  const line = async (text: string): Promise<string> => {
    for (;;) {
      const found = lines.find((each) => each.includes(text));
      if (found !== undefined) return found;
      await once(output, 'line');
    }
  };
  const [origin = ''] = /http:[^ ]*(?=\/ )/.exec(await line('ready at')) ?? [];
  const created = fetch(`${origin}/create-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REQUEST),
  });
  created.catch(() => undefined); // a test may want it to fail
  await asked.given;
  return { child, db, line, origin, created, release: released.give };
}

it('stops at SIGTERM when what it was asked is answered, takes nothing new, and closes the database', async () => {
  const { child, db, line, origin, created, release } = await registering();
  child.kill('SIGTERM');
  await line('stops');
  await expect(fetch(`${origin}/health`)).rejects.toThrow();
  release();
  const answer = await created;
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 201,
    body: { formUrl: 'https://pay.example.org/1' },
  });
  expect(answer.headers.get('connection')).toBe('close');
  expect(await once(child, 'exit')).toEqual([0, null]);

  const database = await openDatabase(db);
  ends.push(database.close);
  expect((await allOrders(database)).flatMap(({ attempts }) => attempts.map(({ state }) => state))).toEqual(['open']);
});

it('ends at once at a second signal, of either kind', async () => {
  const { child, line, created } = await registering();
  child.kill('SIGTERM');
  await line('stops');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  await expect(created).rejects.toThrow();
});

it('writes one line with its time for each event, whatever a gateway says', async () => {
  const { line, created, release } = await registering(JSON.stringify({ errorCode: '9\n2026-01-01 forged: paid' }));
  release();

  expect(await line('forged')).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z \S+ \S+: registration unknown \(error 9 2026-01-01 forged: paid\)$/,
  );
  expect((await created).status).toBe(503);
});
