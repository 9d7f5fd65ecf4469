import { createServer } from 'node:http';
import { FAKE_ACCESS } from '../../../scripts/payment-sandbox/fake-gateway/fake-gateway';
import type { GatewayFaults } from '../../../scripts/payment-sandbox/fake-gateway/faults';
import { openDatabase } from '../../../scripts/payments/database/open-database';
import type { PaymentFacts } from '../../../scripts/payments/facts';
import { clicToPay } from '../../../scripts/payments/gateways/clictopay';
import { allOrders } from '../../../scripts/payments/orders/all-orders';
import { createPayment } from '../../../scripts/payments/orders/create-payment';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import { serveFakeGateway } from './fake-server';

export const FACTS: PaymentFacts = {
  conference: {
    ...{ name: 'Conference on Sand', acronym: 'SAND 2026', start: '2026-12-14', end: '2026-12-15' },
    ...{ timeZone: 'Africa/Tunis', language: 'en' },
  },
  site: { origin: 'https://sand.example.org', form: '/pay', result: '/Registrationok', failure: '/Registrationno' },
  currencies: [
    { code: 'TND', number: 788, name: 'Tunisian dinar' },
    { code: 'EUR', number: 978, name: 'Euro' },
  ],
  receipt: {
    conference: 'Conference on Sand (SAND), May 1-2, 2026, Sfax',
    payee: 'Society for Sand',
    language: 'en',
    timeZone: 'Africa/Tunis',
    titles: { student: 'Student', late: 'Late' },
    accommodation: [],
    counts: {},
  },
  theme: undefined,
  contact: 'desk@example.org',
  organiser: 'chair@example.org',
  settings: {},
};

export const REQUEST: PaymentRequest = {
  first_name: 'Amel',
  last_name: 'Ben Salah',
  email: 'amel@example.org',
  amount: 12_500,
  currency: 788,
};

/** A service on an SQLite database in memory, with a fake gateway over HTTP and a clock that the test sets. */
export async function startStack(changes: { facts?: Partial<PaymentFacts>; faults?: GatewayFaults; db?: string } = {}) {
  let time = Date.parse('2026-03-01T12:00:00Z');
  const now = () => time;
  const bank = await serveFakeGateway({ now, ...(changes.faults && { faults: changes.faults }) });
  const database = await openDatabase(changes.db ?? ':memory:');
  const lines: string[] = [];
  const service = {
    database,
    facts: { ...FACTS, ...changes.facts },
    gateways: { card: clicToPay({ url: bank.url, ...FAKE_ACCESS }) },
    origin: 'https://sand.example.org',
    now,
    log: (line: string) => lines.push(line),
  };
  return {
    ...{ bank, service, database, lines },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    create: (key: string, request: Partial<PaymentRequest> = {}) =>
      createPayment(service, { key, request: { ...REQUEST, ...request }, language: 'en' }),
    orders: () => allOrders(database),
    rows: (sql: string) => database.transaction((run) => run(sql)),
    /** The keys of the mails that are to be sent. */
    mails: () =>
      database.transaction(async (run) =>
        (await run<{ dedupe_key: string }>('select dedupe_key from outbox order by dedupe_key')).map(
          ({ dedupe_key }) => dedupe_key,
        ),
      ),
    close: async () => {
      await bank.close();
      await database.close();
    },
  };
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** The address of a payment that was created; fails if it was not. */
export function formOf(created: Awaited<ReturnType<typeof createPayment>>): string {
  if (created.kind !== 'created') throw new Error(`It was not created: ${JSON.stringify(created)}`);
  return created.formUrl;
}

/** Serves answers as a gateway that says what a test wants. Returns its address. */
export async function serveAnswers(answer: (call: string, fields: URLSearchParams) => Response) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, headers, text } = await said(
      answer(request.url ?? '', new URLSearchParams(`${Buffer.concat(chunks)}`)),
    );
    response.writeHead(status, headers).end(text);
  });
  const said = async (reply: Response) => ({
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    text: await reply.text(),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => server.close().closeAllConnections(),
  };
}
