import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../scripts/payments/database/open-database';
import { allOrders } from '../../scripts/payments/orders/all-orders';
import { Health } from '../../scripts/payments/server/health';
import { Limits, trustedProxies } from '../../scripts/payments/server/limits';
import { createPaymentServer } from '../../scripts/payments/server/server';
import { IS_THOROUGH } from '../support/rounds';
import { there } from '../support/there';
import { BUNDLES, bundleService } from './support/bundle-service';
import { serveFakeGateway } from './support/fake-server';
import { postgresPrograms, startPostgres } from './support/postgres';
import { post, runService } from './support/run-service';
import { startStack } from './support/stack';

const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'payments-durability-'));
let program: readonly string[];
let bank: Awaited<ReturnType<typeof serveFakeGateway>>;
beforeAll(async () => {
  // What was being registered when the disk was full is waited for.
  program = await bundleService('durable', [
    { file: 'orders/create-payment.ts', from: 'REGISTRATION_LIMIT = 10_000', to: 'REGISTRATION_LIMIT = 1000' },
  ]);
  bank = await serveFakeGateway();
});
afterAll(async () => {
  await bank.close();
  for (const each of [folder, BUNDLES]) rmSync(each, { recursive: true, force: true });
});

const keysIn = async (db: string) => {
  const database = await openDatabase(db);
  const orders = await allOrders(database);
  await database.close();
  return orders.map(({ idem_key }) => idem_key);
};

// A limit of the shell for the size of files stands in for a disk that is full.
it.skipIf(process.platform === 'win32')(
  'a full disk: requests are refused with 503, nothing that was answered is lost',
  async () => {
    const db = join(folder, 'full.sqlite');
    const full = await runService({
      program,
      db,
      gateway: bank.url,
      under: ['bash', '-c', 'ulimit -f 500; exec "$@"', '-'],
    });
    const kept: string[] = [];
    let last = await full.post('key-0');
    for (let n = 1; last.status === 201; n++) {
      kept.push(`key-${n - 1}`);
      last = await full.post(`key-${n}`);
    }
    expect(last).toEqual({ status: 503, formUrl: undefined, retryAfter: '5' });
    expect(kept.length).toBeGreaterThan(2);
    await full.stop('SIGKILL');

    const roomy = await runService({ program, db, gateway: bank.url });
    expect((await roomy.post(`key-${kept.length}`)).status).toBe(201);
    await roomy.stop();
    expect(await keysIn(db)).toEqual(expect.arrayContaining(kept));
  },
);

it.runIf(canTrace)('every answer is on the disk before it is sent', async () => {
  const trace = join(folder, 'trace');
  const under = ['strace', '-D', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace];
  const service = await runService({ program, db: join(folder, 'traced.sqlite'), gateway: bank.url, under });
  const count = () => readFileSync(trace, 'utf8').match(/\bf(?:data)?sync\(/g)?.length ?? 0;
  const before = count();
  for (let n = 0; n < 10; n++) expect((await service.post(`key-${n}`)).status).toBe(201);

  // One for the attempt before the gateway is asked, one for its answer.
  expect(count() - before).toBeGreaterThanOrEqual(20);
  await service.stop();
});

describe('a service in this process', () => {
  const serve = async (db?: string) => {
    const stack = await startStack(db === undefined ? {} : { db });
    const server = createPaymentServer(stack.service, {
      limits: new Limits(trustedProxies(undefined)),
      health: new Health(),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      ...stack,
      post: (key: string) => post(`http://127.0.0.1:${port}`, key),
      close: async () => {
        server.close().closeAllConnections();
        await stack.close();
      },
    };
  };

  it('whose database refuses to write answers 503, and goes on afterwards', async () => {
    const service = await serve();
    const change = (sql: string) => service.database.transaction((run) => run(sql));
    const form = await service.post('a');
    await change("create trigger stop before insert on events begin select raise(abort, 'the disk is read-only'); end");

    expect(await service.post('b')).toEqual({ status: 503, formUrl: undefined, retryAfter: '5' });
    await change('drop trigger stop');
    service.wait(60_000);
    expect((await service.post('b')).status).toBe(201);
    expect(await service.post('a')).toEqual(form);
    await service.close();
  });

  it('goes on when the clock is set back by a day', async () => {
    const service = await serve();
    const form = await service.post('a');
    service.wait(-24 * 60 * 60_000);

    expect(await service.post('a')).toEqual(form);
    expect((await service.post('b')).status).toBe(201);
    await service.close();
  });

  it.runIf(IS_THOROUGH && postgresPrograms)('outlives PostgreSQL, refuses without it, and loses nothing', async () => {
    const postgres = await startPostgres(there(postgresPrograms));
    const service = await serve(postgres.address);
    const form = await service.post('a');
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const open = [1, 2, 3].map((n) => service.post(`during-${signal}-${n}`));
      await postgres.stop(signal);
      const during = await Promise.all(open);
      expect(during.every(({ status, retryAfter }) => status === 201 || (status === 503 && retryAfter))).toBe(true);
      expect(await service.post('b')).toEqual({ status: 503, formUrl: undefined, retryAfter: '5' });
      await postgres.start();
      expect(await service.post('a')).toEqual(form);
      expect((await service.post(`after-${signal}`)).status).toBe(201);
    }
    await service.close();
    await postgres.close();
  });
});
