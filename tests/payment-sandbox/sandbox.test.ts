import { request } from 'node:http';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { contract, problemsWith } from './support/contract';
import { KINDS, startSandbox } from './support/sandbox';

describe.each(KINDS)('%s:', (kind) => {
  const sandbox = startSandbox(kind);

  const approved = async (): Promise<URL> => {
    const address = await sandbox.decide(await sandbox.order(), 'approve');
    return new URL(address ?? '', sandbox.origin);
  };
  const idOf = ({ pathname }: URL) => pathname.split('/').at(-1) ?? '';

  describe('payment-info', () => {
    it('returns the same however often it is called', async () => {
      const { pathname, search } = await approved();
      const answers = await Promise.all([1, 2, 3].map(() => sandbox.result(pathname + search)));

      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });

    it('has no data, and no error, for an unknown payment', async () => {
      const answer = await sandbox.info('nobody', '?orderId=nothing&lang=en');

      expect(answer.status).toBe(200);
      expect(answer.json()).toBeNull();
    });

    it.each([
      ['no order', ''],
      ['an empty order', '?orderId=&lang=en'],
      ['the order of another payment', '?orderId=7c1e4f0a-93c6-4f4c-8a8e-1b7a7f2a9c11&lang=en'],
    ])('returns nothing for %s', async (_what, query) => {
      expect((await sandbox.info(idOf(await approved()), query)).json()).toBeNull();
    });

    it.each(['<img src=x onerror=alert(1)>', '../../create-payment', 'x'.repeat(5000), '__proto__', '%', '👩‍🔬'])(
      'survives the id %j',
      async (id) => {
        const answer = await sandbox.ask(`/payment-sandbox/api/payment-info/${encodeURIComponent(id)}?orderId=1`);

        expect([200, 400, 404]).toContain(answer.status);
        if (answer.status === 200) expect(answer.json()).toBeNull();
      },
    );

    it('finds nothing by the id of the card page', async () => {
      const orderId = (await sandbox.order()).split('/').at(-1) ?? '';

      expect((await sandbox.info(orderId, `?orderId=${orderId}`)).json()).toBeNull();
    });
  });

  describe('the sandbox', () => {
    it.each([
      ['GET', '/payment-sandbox/api/create-payment', 'POST'],
      ['POST', '/payment-sandbox/api/payment-info/1', 'GET'],
      ['DELETE', '/payment-sandbox/card/1', 'GET, POST'],
    ])('does not answer %s %s, and says which methods are allowed', async (method, path, allowed) => {
      const answer = await sandbox.ask(path, { method });

      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')?.replace(', OPTIONS', '')).toBe(allowed);
    });
  });

  /** Asks with a Host header of one's own, which fetch does not allow. */
  function statusFor(host: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const url = `${sandbox.origin}/payment-sandbox/card-page.css`;
      request(url, { headers: { host }, agent: false }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  }

  it.each(['localhost:4173', 'LOCALHOST', '127.0.0.1:80', '127.1.2.3', '[::1]:4173'])(
    'answers for the host %s',
    async (host) => {
      expect(await statusFor(host)).toBe(200);
    },
  );

  it.each([
    '192.168.1.5:4173',
    'evil.example',
    'localhost.evil.example',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
  ])('does not answer for the host %s, whose name may point here (DNS rebinding)', async (host) => {
    expect(await statusFor(host)).toBe(403);
  });

  const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

  describe("the card provider's page", () => {
    it('shows what is paid, by whom, and that it is no real money', async () => {
      const answer = await sandbox.ask(await sandbox.order());
      const page = parse(answer.text);

      expect(answer.status).toBe(200);
      expect(page.querySelectorAll('dd').map((cell) => cell.text)).toEqual([
        '12.500 TND',
        "Élodie Ben Youssef-O'Hara 2",
        'elodie@example.org',
      ]);
      expect(page.querySelector('.note')?.text).toContain('no real money');
      expect(page.querySelectorAll('button').map((button) => button.text)).toEqual(['Approve', 'Decline', 'Cancel']);
    });

    it('needs no script, runs none, and may not be framed', async () => {
      const answer = await sandbox.ask(await sandbox.order());

      expect(answer.text).not.toMatch(/<script|\son\w+=|\sstyle=/);
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toBe(
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      // Without an icon of its own, a browser asks for /favicon.ico, which the policy forbids.
      expect(parse(answer.text).querySelector('link[rel=icon]')?.getAttribute('href')).toBe('data:,');
    });

    it('shows a hostile name as text', async () => {
      const answer = await sandbox.ask(await sandbox.order({ first_name: '<img src=x onerror=alert(1)>"\'' }));

      expect(answer.text).not.toContain('<img');
      expect(answer.text).toContain('&lt;img src');
    });

    it('sends an approved payment to its result, by 303', async () => {
      const address = await sandbox.decide(await sandbox.order(), 'approve');

      expect(address).toMatch(new RegExp(`^/Registrationok/${UUID}\\?orderId=${UUID}&lang=en$`));
      expect((await sandbox.result(address)).json()).toMatchObject({
        email: 'elodie@example.org',
        amount: 12_500,
        currency: 788,
        status: 2,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
    });

    it.each(['decline', 'cancel'])('sends the visitor to the failure page after %s', async (decision) => {
      expect(await sandbox.decide(await sandbox.order(), decision)).toBe('/Registrationno');
    });

    it('keeps the first decision, and says so when it is opened again', async () => {
      const formUrl = await sandbox.order();
      const address = await sandbox.decide(formUrl, 'approve');

      expect(await sandbox.decide(formUrl, 'decline')).toBe(address);
      const page = parse((await sandbox.ask(formUrl)).text);
      expect(page.querySelector('form')).toBeNull();
      expect(page.querySelector('main a')?.getAttribute('href')?.replace(sandbox.origin, '')).toBe(address);
    });

    it.each(['', 'refund', 'constructor'])('rejects the decision %j', async (decision) => {
      expect(await sandbox.decide(await sandbox.order(), decision)).toMatch(/^400 decision must be one of/);
    });
  });
});

interface Media {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Every media type of the document: an object with a schema and examples of it. */
function* mediaOf(value: unknown): Generator<Media> {
  if (typeof value !== 'object' || value === null) return;
  if ('schema' in value && ('example' in value || 'examples' in value)) yield value as Media; // a document of our own
  for (const child of Object.values(value)) yield* mediaOf(child);
}

describe('the OpenAPI document', () => {
  it('has examples that match their own schemas', () => {
    const media = [...mediaOf(contract.paths)];

    expect(media.length).toBeGreaterThan(3);
    for (const { schema, example, examples = {} } of media) {
      const values = [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples).map(({ value }) => value),
      ];
      for (const value of values) expect(problemsWith(value, schema), JSON.stringify(value)).toEqual([]);
    }
  });

  it.each([
    'javascript:alert(1)',
    'http://evil.example/pay',
    'http://localhost.evil.example/',
    '/pay',
    'ftp://pay.example.org',
  ])('does not allow %s as the page to pay on', (formUrl) => {
    expect(problemsWith({ formUrl }, { $ref: '#/components/schemas/PaymentCreated' })).not.toEqual([]);
  });
});
