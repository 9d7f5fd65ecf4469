import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { FAKE_ACCESS, FakeGateway } from '../../../scripts/payment-sandbox/fake-gateway/fake-gateway';
import { openDatabase } from '../../../scripts/payments/database/open-database';
import type { PaymentFacts } from '../../../scripts/payments/facts';
import { transferGateway } from '../../../scripts/payments/gateways/bank-transfer';
import { clicToPay } from '../../../scripts/payments/gateways/clictopay';
import { allOrders, type Order } from '../../../scripts/payments/orders/all-orders';
import { createPayment } from '../../../scripts/payments/orders/create-payment';
import { checkAttempt } from '../../../scripts/payments/orders/observe';
import type { PaymentService } from '../../../scripts/payments/service';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import { FACTS as BASE } from './stack';

/** What the tests' conference takes: students pay 400 dinars, a dinner costs 50 for each person. */
export const FACTS: PaymentFacts = {
  ...BASE,
  site: { ...BASE.site, origin: 'https://conference.example.org' },
  fees: {
    sides: [
      {
        ...{ id: 'local', label: 'Local', currency: { code: 'TND', number: 788 } },
        fees: [
          { id: 'student', title: 'Student', without: { amount: 400_000 } },
          { id: 'author', title: 'Author', without: { amount: 900_000 }, covers: 'paper' },
        ],
        supplements: [
          { id: 'dinner', title: 'Dinner', price: { amount: 50_000 }, unit: 'per person', per: ['person'] },
          { id: 'tour', title: 'Tour', price: { amount: 20_500 }, unit: '', per: [] },
        ],
      },
    ],
    ...{ nights: 3, timeZone: 'Africa/Tunis', papers: '20 21 22' },
  },
  settings: {},
};

const PERSON = { first_name: 'Élodie', last_name: 'Ben Youssef', email: 'elodie@example.org' };

/** Opens a service with an SQLite file and a gateway in memory, both of which the commands find, too, until the test ends. */
export async function openDesk(facts: PaymentFacts = FACTS) {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const [db, data] = [join(folder, 'orders.sqlite'), join(folder, 'payments.json')];
  const fake = new FakeGateway((id) => `https://pay.example.org/${id}`);
  const asked: string[] = [];
  /** Cuts the connection before or after a call is done. */
  let cut: 'before' | 'after' | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const name = request.url?.split('/').at(-1) ?? '';
    asked.push(name);
    const isCut = name === 'refund.do' ? cut : undefined;
    const answer = isCut === 'before' ? {} : fake.call(name, new URLSearchParams(Buffer.concat(chunks).toString()));
    if (isCut) response.destroy();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens
  writeFileSync(data, JSON.stringify({ ...facts, settings: { gateway: 'clictopay', ...facts.settings } }));
  vi.stubEnv('DATABASE_URL', db);
  vi.stubEnv('CLICTOPAY_URL', url);
  vi.stubEnv('CLICTOPAY_USER', FAKE_ACCESS.user);
  vi.stubEnv('CLICTOPAY_PASSWORD', FAKE_ACCESS.password);
  const database = await openDatabase(db);
  const card = clicToPay({ url, ...FAKE_ACCESS });
  const service: PaymentService = {
    ...{
      database,
      facts,
      gateways: { card, ...transferGateway(facts, database) },
      origin: 'https://conference.example.org',
    },
    ...{ now: Date.now, log: () => undefined },
  };
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await database.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  const orders = () => allOrders(database);
  return {
    ...{ service, fake, folder, db, data, asked, orders },
    cutRefunds: (when: typeof cut) => {
      cut = when;
    },
    /** Asks the gateway for an order. */
    check: async ({ attempts }: Order) => {
      for (const attempt of attempts) await checkAttempt(service, attempt, 5000);
    },
    /** Orders, and pays at the gateway unless told otherwise. Returns the order. */
    order: async (request: Partial<PaymentRequest> = {}, { paid = true } = {}) => {
      const known = new Set((await orders()).map(({ id }) => id));
      const whole = { ...PERSON, amount: 10_500, currency: 788, ...request };
      const created = await createPayment(service, { key: undefined, request: whole, language: 'en' });
      if (created.kind !== 'created') throw new Error(JSON.stringify(created));
      const made = (await orders()).find(({ id }) => !known.has(id));
      const attempt = made?.attempts[0];
      if (!(made && attempt)) throw new Error('There is no order.');
      if (paid) {
        fake.settle(attempt.gateway_id ?? '', 2);
        await checkAttempt(service, attempt, 5000);
      }
      return (await orders()).find(({ id }) => id === made.id) ?? made;
    },
    /** Runs a part of the command, and returns its status and what it prints. */
    call: async (main: (args: readonly string[]) => Promise<number>, ...args: string[]) => {
      const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      try {
        const status = await main(args);
        return { status, out: textOf(out.mock.calls), err: textOf(err.mock.calls) };
      } finally {
        out.mockRestore();
        err.mockRestore();
      }
    },
  };
}

const textOf = (calls: readonly (readonly unknown[])[]) => calls.map(([text]) => String(text)).join('');
