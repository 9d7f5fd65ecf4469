import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { localService } from '../../../scripts/payment-sandbox/fake-gateway/local-service';
import { SANDBOX_API } from '../../../scripts/payment-sandbox/paths';
import { paymentSandbox } from '../../../scripts/payment-sandbox/sandbox';
import { listen } from '../../../scripts/serve/listen';
import { createSiteServer } from '../../../scripts/serve/site-server';
import type { Currency } from '../../../shared/model/content';
import { FACTS as PAYMENT_FACTS } from '../../payments/support/stack';
import { FACTS } from '../../scripts/support/site-facts';
import { expectInContract, isPaymentRequest } from './contract';

const CURRENCIES: readonly Currency[] = [
  { code: 'TND', number: 788, name: 'Tunisian dinar', offered: true },
  { code: 'EUR', number: 978, name: 'Euro', offered: false },
];

const SERVICE_FACTS = { ...PAYMENT_FACTS, currencies: CURRENCIES.filter(({ offered }) => offered) };

export const REQUEST = {
  first_name: 'Élodie',
  last_name: "Ben Youssef-O'Hara 2",
  email: 'elodie@example.org',
  amount: 12_500,
  currency: 788,
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; fails if it is none. */
  readonly json: () => unknown;
}

interface Question {
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What keeps the contract: the sandbox in memory, and the payment service with a fake gateway, which `npm start` runs. */
export const KINDS = ['the sandbox', 'the service'] as const;

/** A sandbox on a port of its own for the tests of one file; every answer of its two calls is held against the contract. */
export function startSandbox(kind: (typeof KINDS)[number]) {
  const dir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const sandbox = { origin: '' };
  let server: Server;
  beforeAll(async () => {
    const handler =
      kind === 'the sandbox'
        ? paymentSandbox(async () => ({ currencies: CURRENCIES, routes: FACTS.routes }))
        : await localService({ facts: SERVICE_FACTS, file: join(dir, 'payments.sqlite'), mails: join(dir, 'mails') });
    server = createSiteServer({ dir, facts: FACTS, handlers: [handler] });
    sandbox.origin = new URL(await listen(server, { host: '127.0.0.1', port: 0 })).origin;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(dir, { recursive: true });
  });

  const ask = async (path: string, options: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(new URL(path, sandbox.origin), { redirect: 'manual', ...options });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };
  const call = async (method: string, path: string, template: string, options: RequestInit): Promise<Answer> => {
    const answer = await ask(SANDBOX_API + path, { method, ...options });
    expectInContract(method, template, new Response(null, answer), answer.text);
    return answer;
  };

  const create = async ({ body = REQUEST, key, headers }: Question = {}): Promise<Answer> => {
    const answer = await call('POST', '/create-payment', '/create-payment', {
      body: isRaw(body) ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers },
    });
    if (answer.status === 201) expect(isPaymentRequest(body), 'only what the contract allows is taken').toBe(true);
    return answer;
  };
  const info = (id: string, query: string): Promise<Answer> =>
    call('GET', `/payment-info/${encodeURIComponent(id)}${query}`, '/payment-info/{id}', {});

  return {
    ask,
    create,
    info,
    /** The card provider's page of a new payment. */
    async order(changes: Partial<typeof REQUEST> = {}): Promise<string> {
      return formUrlOf(await create({ body: { ...REQUEST, ...changes } }));
    },
    /** Presses a button of the card provider's page and gives the address that it leads to. */
    async decide(formUrl: string, decision: string): Promise<string | null> {
      const answer = await ask(formUrl, { method: 'POST', body: new URLSearchParams({ decision }) });
      if (answer.status !== 303) return `${answer.status} ${answer.text}`;
      const { origin, pathname, search } = new URL(answer.headers.get('location') ?? '', sandbox.origin);
      return (origin === sandbox.origin ? '' : origin) + pathname + search;
    },
    /** Asks for a payment as the result page does, from the address that the visitor came back to. */
    async result(address: string | null): Promise<Answer> {
      const { pathname, search } = new URL(address ?? '', sandbox.origin);
      return info(pathname.replace('/Registrationok/', ''), search);
    },
    get origin() {
      return sandbox.origin;
    },
  };
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

export const formUrlOf = (answer: Answer): string => (answer.json() as { formUrl: string }).formUrl;
