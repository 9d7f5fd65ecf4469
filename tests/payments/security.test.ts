import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPaymentRequest } from '../../scripts/payments/contract/payment-request';
import { clicToPay } from '../../scripts/payments/gateways/clictopay';
import { addMail } from '../../scripts/payments/mails/outbox';
import { folderPost, smtpPost } from '../../scripts/payments/mails/post';
import { sendMails } from '../../scripts/payments/mails/send-mails';
import { paymentInfo } from '../../scripts/payments/orders/payment-info';
import { reconcileAll } from '../../scripts/payments/orders/reconcile';
import { cardAccess, checkTls, databaseAddress, secretNamed, siteOrigin } from '../../scripts/payments/settings';
import { FACTS, formOf, REQUEST, type Stack, serveAnswers, startStack } from './support/stack';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

let stack: Stack;
beforeEach(async () => {
  stack = await startStack();
});
afterEach(() => stack.close());

describe('what is sent is encrypted, or stays on this machine', () => {
  const ACCESS = { PAYMENTS_GATEWAY: 'clictopay', CLICTOPAY_USER: 'u', CLICTOPAY_PASSWORD: 'p' };

  it.each([
    ['https://pay.example.org/rest', true],
    ['http://127.0.0.1:9001/rest', true],
    ['http://[::1]:9001/rest', true],
    ['http://pay.example.org/rest', false],
    ['http://127.0.0.1.example.org/rest', false],
    ['ftp://pay.example.org', false],
  ])('to the gateway and the site: %s', (address, isAllowed) => {
    const toGateway = () => cardAccess(FACTS, { ...ACCESS, CLICTOPAY_URL: address });
    const toSite = () => siteOrigin(FACTS, { PAYMENTS_SITE: address });
    for (const call of [toGateway, toSite])
      if (isAllowed) expect(call).not.toThrow();
      else expect(call).toThrow('must begin with https://');
  });

  it.each([
    ['orders.sqlite', true],
    ['postgres://u:p@127.0.0.1/orders', true],
    ['postgres:///orders?host=/run/postgresql', true],
    ['postgres://u:p@db.example.org/orders?sslmode=verify-full', true],
    ['postgres://u:p@db.example.org/orders', false],
    ['postgresql://u:p@db.example.org/orders?sslmode=no-verify', false],
  ])('to the database: %s', (address, isAllowed) => {
    const call = () => databaseAddress(address, {});
    if (isAllowed) expect(call()).toBe(address);
    else expect(call).toThrow('add ?sslmode=verify-full');
  });

  it('by mail: nothing goes out before TLS, and no option can change that', async () => {
    await expect(smtpPost('smtp://mail.example.org?requireTLS=false')).rejects.toThrow('SMTP_URL');
    await expect(smtpPost('smtps://mail.example.org?tls.rejectUnauthorized=false')).rejects.toThrow('SMTP_URL');
  });

  it('with certificates that are checked', () => {
    expect(() => checkTls({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow('Unset NODE_TLS_REJECT_UNAUTHORIZED');
    expect(() => checkTls({})).not.toThrow();
  });

  it('without falling back: a gateway that speaks no TLS is not answering, and the reason is known', async () => {
    const plain = await serveAnswers(() => Response.json({}));
    const gateway = clicToPay({ url: plain.url.replace('http:', 'https:'), user: 'u', password: 'p' });

    expect(await gateway.status('A1', 1000)).toEqual({ kind: 'unreachable', why: expect.stringMatching(/^ERR_SSL_/) });
    plain.close();
  });
});

describe('a secret', () => {
  it('comes from the environment, or from a file that only its owner can read', () => {
    const file = join(folder, 'password');
    writeFileSync(file, 'from a file\n');
    chmodSync(file, 0o600);
    expect(secretNamed('X', { X: 'given' })).toBe('given');
    expect(secretNamed('X', { X_FILE: file })).toBe('from a file');
    expect(() => secretNamed('X', {})).toThrow('Set the environment variable X');
    writeFileSync(file, 'postgres://u:p@127.0.0.1/orders');
    expect(databaseAddress(undefined, { DATABASE_URL_FILE: file })).toBe('postgres://u:p@127.0.0.1/orders');
    if (process.platform === 'win32') return;
    chmodSync(file, 0o640);
    expect(() => secretNamed('X', { X_FILE: file })).toThrow(`Run: chmod 600 ${file}`);
  });
});

it.skipIf(process.platform === 'win32')(
  'the database and the folder of mails are read by their owner only',
  async () => {
    const [db, mails] = [join(folder, 'orders.sqlite'), join(folder, 'mails')];
    const stored = await startStack({ db });
    formOf(await stored.create('a'));
    await folderPost(mails);

    for (const path of [db, `${db}-wal`, mails]) expect(statSync(path).mode & 0o077).toBe(0);
    await stored.close();
  },
);

describe('the log', () => {
  it('has nothing of payers, of cards and of secrets, when payments succeed, fail and are looked at', async () => {
    const form = formOf(await stack.create('a'));
    await stack.bank.press(form, 'approve');
    await stack.database.transaction((run) => addMail(run, { kind: 'alert', about: 'x', at: 0 }));
    const refused = Object.assign(new Error('550 <amel@example.org> is unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    await stack.create('b', { amount: 1 });
    await reconcileAll(stack.service);
    await sendMails(stack.service, () => Promise.reject(refused));

    expect(stack.lines.join('\n')).toMatch(/was not sent: EENVELOPE 550/);
    expect(stack.lines.join('\n')).toMatch(/open -> paid/);
    expect(stack.lines.join('\n')).not.toMatch(/amel|salah|holder|4111|password/i);
    const events = JSON.stringify(await stack.rows('select facts from events'));
    expect(events).not.toMatch(/amel|salah|holder|4111/i);
  });
});

describe('input', () => {
  it.each(['a\u0000@example.org', 'a@exa\u001bmple.org', 'a@example.org\r\nBcc: b@example.org'])(
    'is no e-mail address: %j',
    (email) => {
      expect(checkPaymentRequest({ ...REQUEST, email }, [788])).toMatchObject({ errors: [{ field: 'email' }] });
    },
  );

  it('with quotes and semicolons is a text as others', async () => {
    const [key, last_name] = ["a'||(select 1)||'", "'); drop table orders; --"];
    formOf(await stack.create(key, { last_name }));
    formOf(await stack.create(key, { last_name }));
    const [order, ...others] = await stack.orders();

    expect(others).toEqual([]);
    expect(JSON.stringify(order)).toContain(last_name);
    expect(await paymentInfo(stack.service, order?.id ?? '', "' or 1=1 --")).toBeUndefined();
  });

  it('of the gateway is no address of a form unless a browser may go there', async () => {
    for (const formUrl of ['javascript:alert(1)', 'http://pay.example.org/1', 'data:text/html,x', '//[']) {
      const bank = await serveAnswers(() => Response.json({ orderId: '1', formUrl }));
      const gateway = clicToPay({ url: bank.url, user: 'u', password: 'p' });
      const registration = {
        ...{ orderNumber: 'A1', amount: 1000, currency: 788, description: 'x', language: 'en', lifetime: 60 },
        ...{ returnUrl: 'https://sand.example.org/1', failUrl: 'https://sand.example.org/2' },
      };
      expect(await gateway.register(registration)).toEqual({ kind: 'unknown', why: 'unsafe formUrl' });
      bank.close();
    }
  });

  it('with the names of what every object has is unknown', () => {
    const body: unknown = JSON.parse('{"__proto__": {"amount": 1}, "constructor": 1}');
    expect(checkPaymentRequest(body, [788])).toMatchObject({
      errors: expect.arrayContaining([
        { field: '__proto__', message: 'There is no field __proto__.' },
        { field: 'constructor', message: 'There is no field constructor.' },
      ]),
    });
  });
});

it('the last places are not taken twice by requests at once, and are free again when payments fail', async () => {
  const early = { id: 'early', title: 'Early', without: { amount: 400_000 } };
  const local = {
    id: 'local' as const,
    label: 'Local',
    currency: { code: 'TND', number: 788 },
    fees: [early],
    supplements: [],
  };
  const full = await startStack({
    facts: {
      fees: { sides: [local], labels: ['without', 'with'], nights: 1, timeZone: 'Africa/Tunis', papers: '' },
      settings: { capacity: [{ category: 'early', places: 2 }] },
    },
  });
  const choice = { participant: 'local', category: 'early', accommodation: false } as const;
  const ask = (key: number) => full.create(`payer-${key}`, { amount: 400_000, choice });
  const created = await Promise.all([1, 2, 3, 4, 5].map(ask));

  expect(created.map(({ kind }) => kind).sort()).toEqual(['created', 'created', 'problem', 'problem', 'problem']);
  const [form = ''] = created.flatMap((each) => (each.kind === 'created' ? [each.formUrl] : []));
  await full.bank.press(form, 'cancel');
  full.wait(60_000);
  await reconcileAll(full.service);
  expect((await ask(6)).kind).toBe('created');
  await full.close();
});
