import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decimalSignOf, readAmount } from '../../scripts/payments/bank/read-amount';
import { main as bank } from '../../scripts/payments/commands/bank';
import { main as erase } from '../../scripts/payments/commands/erase';
import { main as refund } from '../../scripts/payments/commands/refund';
import { main as show } from '../../scripts/payments/commands/show';
import type { PaymentFacts } from '../../scripts/payments/facts';
import { paymentInfo } from '../../scripts/payments/orders/payment-info';
import { FACTS, openDesk } from './support/desk';

const HEADER = 'Date;Libellé;Montant;Donneur';

const TRANSFERS = {
  ...FACTS,
  settings: {
    transfer: {
      account: { children: ['IBAN TN59 0000'] },
      currency: 'TND',
      days: 14,
      decimal: 'comma',
      columns: { date: 'Date', amount: 'Montant', purpose: 'Libellé', sender: 'Donneur' },
    },
  },
} as const satisfies PaymentFacts;

const REASON = ['--reason', 'The desk has phoned', '--by', 'Anna'];

async function openBank() {
  const desk = await openDesk(TRANSFERS);
  return {
    ...desk,
    byTransfer: (email: string, amount = 900_000) => desk.order({ email, amount, method: 'transfer' }, { paid: false }),
    bank: async (...lines: string[]) => {
      const file = join(desk.folder, 'bank.csv');
      writeFileSync(file, ['Relevé de compte', '', HEADER, ...lines].join('\r\n'), 'latin1');
      return desk.call(bank, file, '--data', desk.data);
    },
    decide: (...args: string[]) => desk.call(bank, ...args, '--data', desk.data, ...REASON),
    states: async () => (await desk.orders()).map(({ state }) => state),
    ledger: async () => (await desk.orders()).flatMap(({ ledger }) => ledger.map(({ amount }) => amount)),
  };
}

const grouped = (reference: string) => reference.replaceAll(/(.{4})/g, '$1 ').toLowerCase();

describe('amounts of banks', () => {
  it.each([
    [['1 590,000', '20'], 'comma', [1_590_000, 20_000]],
    [['1.590,00-', '1.590,5'], 'comma', [-1_590_000, 1_590_500]],
    [['1,590.00', '12'], 'point', [1_590_000, 12_000]],
    [["1'590.5", '-3.25', '(4.10)'], 'point', [1_590_500, -3250, -4100]],
    [['1590,000'], 'comma', [1_590_000]],
    [['0.500', '1.590'], 'point', [500, 1590]],
    [['1.590.000'], 'comma', [1_590_000_000]],
    [['100', '20'], 'comma', [100_000, 20_000]],
    [['1.590'], 'unclear', undefined],
    [['1.590', '900,000'], 'unclear', undefined],
    [['1.590,00', '1,590.00'], 'unclear', undefined],
  ] as const)('are read in thousandths if they are clear: %j', (cells, sign, amounts) => {
    const found = decimalSignOf(cells);

    expect(found).toBe(sign);
    if (found !== 'unclear') expect(cells.map((cell) => readAmount(cell, found))).toEqual(amounts);
  });

  it.each(['', 'x', '1,2,3', '12.34,5', '1,2345', '1e3', '٣'])('are not guessed: %j', (cell) => {
    expect(readAmount(cell, 'comma')).toBeUndefined();
  });
});

it('gives a reference and the account, and books the transfer once that has the reference in any writing', async () => {
  const desk = await openBank();
  const { id, reference, attempts, method } = await desk.byTransfer('ada@example.org');
  const [attempt] = attempts;
  expect(method).toBe('transfer');
  expect(attempt?.form_url).toBe(`https://conference.example.org/Registrationok/${id}?orderId=${attempt?.gateway_id}`);
  const info = () => paymentInfo(desk.service, id, attempt?.gateway_id ?? '');
  expect(await info()).toMatchObject({ status: 0, reference, transfer: 'IBAN TN59 0000' });
  expect((await desk.call(show, id)).out.match(/reminder:\S+ {2}to be sent/g)).toHaveLength(2);

  const lines = [
    `27/11/2026;VIR ${grouped(reference)} merci;900,000;ADA`,
    '27/11/2026;Frais;-2,500;',
    '28/11/2026;x;;',
  ];
  expect(await desk.bank(...lines, '28/11/2026;Loyer;1 200,000;VOISIN')).toMatchObject({
    status: 1,
    out: expect.stringContaining('2 lines with money that came in, 2 of them new.'),
  });
  expect(await info()).toMatchObject({ status: 2, reference });
  expect(await desk.bank(...lines)).toMatchObject({ out: expect.stringContaining('0 of them new') });
  expect(await desk.ledger()).toEqual([900_000]);
  const { out } = await desk.call(show, id);
  expect(out).toContain(`receipt:${id}`);
  expect(out).not.toContain('reminder:');

  await desk.call(refund, id, '--data', desk.data, '--amount', '100', ...REASON);
  expect(await desk.ledger()).toEqual([900_000, -100_000]);
  expect(await desk.states()).toEqual(['part-refunded']);

  await desk.call(erase, id, '--reason', 'Asked for by letter');
  const kept = await desk.service.database.transaction((run) =>
    run('select purpose, sender from bank_lines order by n'),
  );
  expect(kept).toEqual([
    { purpose: '', sender: '' },
    { purpose: 'Loyer', sender: 'VOISIN' },
  ]);
});

it('takes equal lines of one file for two, and asks about an order that was paid twice', async () => {
  const desk = await openBank();
  const { reference } = await desk.byTransfer('ada@example.org');
  const line = `27/11/2026;${reference};900,000;ADA`;

  await desk.bank(line);
  await desk.bank(line, line);
  expect(await desk.ledger()).toEqual([900_000, 900_000]);
  expect((await desk.orders())[0]?.flags).toEqual(['paid-twice']);
  expect((await desk.call(refund, reference, '--data', desk.data, ...REASON)).err).toContain('Say which payment');
  expect(
    await desk.call(refund, reference, '--payment', `${reference}N2`, '--data', desk.data, ...REASON),
  ).toMatchObject({ status: 0 });
  expect(await desk.ledger()).toEqual([900_000, 900_000, -900_000]);
});

it('books one line for several orders only if their sums agree, and else as a person decides', async () => {
  const desk = await openBank();
  const one = await desk.byTransfer('one@example.org');
  const other = await desk.byTransfer('other@example.org', 400_000);
  const both = `${one.reference} ${other.reference}`;

  expect(await desk.bank(`1/12;${both};1.299,000;LAB`, `2/12;sans reference;900,000;ADA`)).toMatchObject({ status: 1 });
  expect(await desk.states()).toEqual(['open', 'open']);
  const open = await desk.call(bank, '--data', desk.data);
  expect(open.out).toMatch(new RegExp(`2 {2}2/12 .*\\n +may be ${one.reference}`));

  expect(await desk.call(bank, '--line', '1', '--order', one.id, '--data', desk.data)).toMatchObject({ status: 2 });
  expect(await desk.decide('--line', '1', '--order', one.id, '--order', other.id)).toMatchObject({
    status: 1,
    err: expect.stringContaining('1300.000 TND'),
  });
  await desk.decide('--line', '2', '--order', one.id);
  expect(await desk.states()).toEqual(['paid', 'open']);
  expect(await desk.decide('--line', '2', '--order', other.id)).toMatchObject({ status: 1 });
  expect((await desk.call(show, one.id)).out).toContain('line-decided');

  const third = await desk.byTransfer('third@example.org', 500_000);
  await desk.bank(`3/12;${third.reference}/${other.reference};900,000;LAB`);
  expect(await desk.states()).toEqual(['paid', 'paid', 'paid']);
});

it('asks a person about too little or too much, who may accept it', async () => {
  const desk = await openBank();
  const { id, reference } = await desk.byTransfer('ada@example.org');

  await desk.bank(`1/12;${reference};895,500;ADA`);
  expect(await desk.states()).toEqual(['attention']);
  expect(await desk.ledger()).toEqual([]);
  expect(await desk.decide('--accept', '--order', id)).toMatchObject({ status: 0 });
  expect(await desk.states()).toEqual(['paid']);
  expect(await desk.ledger()).toEqual([895_500]);
  expect((await desk.call(show, id)).out).toContain('amount-accepted');

  const late = await desk.byTransfer('late@example.org');
  await desk.bank(`2/12;${late.reference};400,000;LATE`);
  await desk.bank(`3/12;${late.reference};500,000;LATE`);
  expect(await desk.states()).toEqual(['paid', 'paid']);
});

it('books a transfer for an order that was begun by card, so that its payer is not asked again', async () => {
  const desk = await openBank();
  const { reference } = await desk.order({ amount: 900_000 }, { paid: false });

  await desk.bank(`1/12;${reference};900,000;ADA`);
  expect(await desk.states()).toEqual(['paid']);
  expect(await desk.ledger()).toEqual([900_000]);
});

it('names file, line, column and remedy, and imports nothing of a file with a mistake', async () => {
  const desk = await openBank();
  const { reference } = await desk.byTransfer('ada@example.org');

  const wrong = await desk.bank(`1/12;${reference};900,00;ADA`, '2/12;x;12.34.5;B');
  expect(wrong).toMatchObject({ status: 1, err: expect.stringMatching(/bank\.csv:5:8: "12\.34\.5" is no amount/) });
  const { decimal: _, ...unclear } = TRANSFERS.settings.transfer;
  writeFileSync(desk.data, JSON.stringify({ ...TRANSFERS, settings: { transfer: unclear } }));
  expect(await desk.bank(`1/12;${reference};1.590;ADA`)).toMatchObject({
    status: 1,
    err: expect.stringContaining('Write "decimal: comma" or "decimal: point"'),
  });
  writeFileSync(join(desk.folder, 'other.csv'), 'Day;Amount\n1;2\n');
  expect(await desk.call(bank, join(desk.folder, 'other.csv'), '--data', desk.data)).toMatchObject({
    status: 1,
    err: expect.stringMatching(/no line has the columns "Date".*The file has: Day, Amount/),
  });
  expect(await desk.states()).toEqual(['open']);
});
