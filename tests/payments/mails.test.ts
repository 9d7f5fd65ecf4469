import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transferGateway } from '../../scripts/payments/gateways/bank-transfer';
import { folderPost, type Letter } from '../../scripts/payments/mails/post';
import { sendMails } from '../../scripts/payments/mails/send-mails';
import { createPayment } from '../../scripts/payments/orders/create-payment';
import { reconcileAll } from '../../scripts/payments/orders/reconcile';
import { readAbstract } from '../../shared/texts/read-markdown';
import { readPdf } from '../scripts/documents/support/read-pdf';
import { FACTS, formOf, REQUEST, type Stack, startStack } from './support/stack';

const HOUR = 3_600_000;

let stack: Stack;
let sent: Letter[];
const post = async (letter: Letter) => {
  sent.push(letter);
};
beforeEach(async () => {
  stack = await startStack();
  sent = [];
});
afterEach(() => stack.close());

/** Pays in a language, and lets the service find out. */
async function pay(key: string, language = 'en', changes: Partial<typeof REQUEST> = {}) {
  const request = { ...REQUEST, ...changes };
  const form = formOf(await createPayment(stack.service, { key, request, language }));
  await stack.bank.press(form, 'approve');
  await reconcileAll(stack.service);
}

describe('a receipt', () => {
  it('goes once to the payer, however often mails are sent and attempts are checked', async () => {
    await pay('a');
    await Promise.all([sendMails(stack.service, post), sendMails(stack.service, post)]);
    await reconcileAll(stack.service);
    await sendMails(stack.service, post);

    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['amel@example.org', 'Your registration for SAND 2026 is paid'],
    ]);
    const [letter] = sent;
    expect(letter?.from).toEqual({ name: 'Conference on Sand', address: 'chair@example.org' });
    expect(letter?.text).toContain('12.500');
    expect(letter?.text).toContain('Write to desk@example.org.');
  });

  it.each([
    ['en', 'Amel Ben Salah', 'twelve, 500/1000', 'Reference'],
    ['fr-TN', 'Amel Ben Salah', 'douze, 500/1000', 'Référence'],
    ['de', 'Amel Ben Salah', 'zwölf, 500/1000', 'Referenz'],
    ['es', 'Amel Ben Salah', 'doce, 500/1000', 'Referencia'],
    ['pt-BR', 'Amel Ben Salah', 'doze, 500/1000', 'Referência'],
    ['fi', 'Amel Ben Salah', 'twelve, 500/1000', 'Reference'],
  ])('in %s has a PDF with payer, amount in words and reference', async (language, ...texts) => {
    await pay('a', language);
    await sendMails(stack.service, post);

    const [letter] = sent;
    expect(letter?.text).not.toMatch(/[{}]/);
    await stack.rows('update outbox set next_try = 0, claimed_until = 0');
    await sendMails(stack.service, post);
    expect(sent[1]).toEqual(letter);
    const { text } = await readPdf(letter?.attachment?.bytes ?? new Uint8Array());
    const [order] = await stack.orders();
    for (const part of [...texts, order?.reference, 'Society for Sand']) expect(text).toContain(part);
  });

  it('in Arabic names the payer in Arabic letters', async () => {
    await pay('a', 'ar', { first_name: 'أمل', last_name: 'بن صالح' });
    await sendMails(stack.service, post);

    expect(sent[0]?.text).toContain('السلام عليكم أمل بن صالح');
    expect(sent[0]?.attachment?.bytes.length).toBeGreaterThan(10_000);
  });

  it('says whose invoice it is, and who takes part', async () => {
    const choice = {
      ...({ participant: 'local', category: 'student', accommodation: false } as const),
      invoice: { name: 'University of Sfax', address: 'Airport Road, Sfax' },
      attendee: { first_name: 'Lena', last_name: 'Roth' },
    };
    await stack.close();
    const fee = { id: 'student', title: 'Student', without: { amount: 12_500 } };
    const side = {
      id: 'local',
      label: 'Local',
      currency: { code: 'TND', number: 788 },
      fees: [fee],
      supplements: [],
    } as const;
    stack = await startStack({
      facts: {
        fees: { sides: [side], nights: 1, timeZone: 'Africa/Tunis' },
        settings: { vat: 'VAT of 19 % is included.' },
      },
    });
    await pay('a', 'en', { choice });
    await sendMails(stack.service, post);

    const { text } = await readPdf(sent[0]?.attachment?.bytes ?? new Uint8Array());
    for (const part of ['University of Sfax', 'Airport Road', 'Lena Roth', 'Student', 'VAT of 19 %'])
      expect(text).toContain(part);
  });
});

describe('a mail', () => {
  it('that was not taken is sent later, with the same text and Message-ID', async () => {
    await pay('a');
    const folder = mkdtempSync(join(tmpdir(), 'mails-'));
    try {
      await sendMails(stack.service, () => Promise.reject(new Error('421 try later')));
      await sendMails(stack.service, await folderPost(folder));
      expect(readdirSync(folder)).toEqual([]);
      stack.wait(2 * HOUR);
      await sendMails(stack.service, await folderPost(folder));

      const [file = '', ...others] = readdirSync(folder);
      expect(others).toEqual([]);
      expect(file).toMatch(/^receipt-.*\.eml$/);
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@example\.org>$/m);
      expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('about a failure comes after a quarter of an hour, unless the order is paid by then', async () => {
    const [lost, found] = [formOf(await stack.create('a')), formOf(await stack.create('b'))];
    await stack.bank.press(lost, 'decline');
    await stack.bank.press(found, 'decline');
    await reconcileAll(stack.service);
    await sendMails(stack.service, post);
    expect(sent).toEqual([]);

    await stack.bank.press(formOf(await stack.create('b')), 'approve');
    stack.wait(HOUR);
    await reconcileAll(stack.service);
    await sendMails(stack.service, post);
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Your payment for SAND 2026 did not go through',
      'Your registration for SAND 2026 is paid',
    ]);
    expect(sent.map(({ text }) => text).join()).toContain('\n\nhttps://sand.example.org/pay\n\n');
  });

  it('about a transfer has the account and the reference', async () => {
    await stack.close();
    const columns = { date: 'Date', amount: 'Amount', purpose: 'Purpose' };
    const account = readAbstract('**Society for Sand**\n\nIBAN TN59 0000 0000');
    stack = await startStack({ facts: { settings: { transfer: { account, currency: 'TND', days: 10, columns } } } });
    const gateways = { ...stack.service.gateways, ...transferGateway(stack.service.facts, stack.database) };
    const request = { ...REQUEST, method: 'transfer' } as const;
    await createPayment({ ...stack.service, gateways }, { key: 'a', request, language: 'fr' });
    await sendMails(stack.service, post);

    const [order] = await stack.orders();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('Votre virement pour SAND 2026');
    for (const part of ['Society for Sand', 'IBAN TN59 0000 0000', order?.reference])
      expect(sent[0]?.text).toContain(part);
    stack.wait(20 * 24 * HOUR);
    await sendMails(stack.service, post);
    expect(sent).toHaveLength(2);
  });

  it('is claimed by one process, though the clocks of processes differ', async () => {
    await pay('a');
    const other = { ...stack.service, now: () => stack.service.now() - 5000 };
    await sendMails(stack.service, async (letter) => {
      await sendMails(other, post);
      await post(letter);
    });
    expect(sent).toHaveLength(1);
  });

  it('that is not taken is tried rarely, also after the clock was set back a day', async () => {
    await pay('a');
    stack.wait(-24 * HOUR);
    let tries = 0;
    for (let second = 0; second < 30; second += 1) {
      await sendMails(stack.service, async () => {
        tries += 1;
        throw new Error('421 try later');
      });
      stack.wait(1000);
    }
    expect(tries).toBe(1);
    stack.wait(HOUR);
    await sendMails(stack.service, post);
    expect(sent).toHaveLength(1);
  });

  it('to an address that the mail server refuses is a mail to the organisers', async () => {
    await pay('a');
    const refused = Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550 });
    await sendMails(stack.service, async (letter) => {
      if (letter.to.address === 'amel@example.org') throw refused;
      sent.push(letter);
    });
    const [order] = await stack.orders();
    expect(sent.map(({ to, text }) => [to.address, text.split('\n')[1]])).toEqual([
      ['chair@example.org', `mail: receipt:${order?.id}`],
    ]);
  });

  it('has no header that a payer could write', async () => {
    await pay('a', 'en', { first_name: 'Eve Bcc: all@example.org', last_name: '<b@example.org>, "x' });
    const folder = mkdtempSync(join(tmpdir(), 'mails-'));
    try {
      await sendMails(stack.service, await folderPost(folder));
      const text = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
      const headers = text.slice(0, text.search(/\r?\n\r?\n/));
      expect(headers).not.toMatch(/^Bcc/im);
      expect(headers.match(/^To:.*$/m)?.[0]).toMatch(/<amel@example\.org>$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('of an erased order, or to organisers whom nobody named, is dropped', async () => {
    await pay('a');
    await stack.rows('update orders set person = null');
    await sendMails(stack.service, post);
    expect(sent).toEqual([]);
    expect(await stack.rows('select 1 from outbox where next_try is not null')).toEqual([]);
  });

  it('to the organisers says what needs a person', async () => {
    await stack.bank.press(formOf(await stack.create('a')), 'approve');
    await stack.rows('update orders set amount = amount + 1');
    await reconcileAll(stack.service);
    await sendMails(stack.service, post);

    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([[FACTS.organiser, 'Payments: attention']]);
  });
});
