import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { main as exportLists } from '../../scripts/payments/commands/export';
import { main as refund } from '../../scripts/payments/commands/refund';
import { readParticipants } from '../../scripts/print-set/read-participants';
import type { Choice } from '../../shared/fees/choice';
import { openDesk } from './support/desk';

const STUDENT: Choice = { participant: 'local', category: 'student', accommodation: false };
const AUTHOR: Choice = { participant: 'local', category: 'author', accommodation: false };

it('writes lists for badges, accounts, papers and decisions, which no spreadsheet takes for formulas', async () => {
  const desk = await openDesk();
  const pay = (
    last_name: string,
    choice?: Choice,
    amount = 400_000,
    email = `${last_name.replaceAll(' ', '')}@example.org`,
  ) => desk.order({ first_name: 'Ada', last_name, email, amount, ...(choice && { choice }) });
  await pay('Sow', STUDENT);
  await pay('Sow', STUDENT);
  await pay('sow', STUDENT, 400_000, 'other@example.org');
  await pay(
    'Guests',
    {
      ...STUDENT,
      supplements: [
        { id: 'dinner', persons: 2 },
        { id: 'tour', units: 1 },
      ],
    },
    520_500,
    'office@example.org',
  );
  const partly = await pay('=HYPERLINK("https://example.org")', undefined, 10_500, 'evil@example.org');
  await pay(
    'Payer',
    { ...AUTHOR, papers: ['20'], attendee: { first_name: '-Bo', last_name: 'Lund' } },
    900_000,
    'office@example.org',
  );
  await desk.order({ first_name: 'RITA', last_name: 'Abi-Khattar', email: 'rita@example.org' });
  const gone = await pay('Refunded', STUDENT);
  await desk.order({ last_name: 'Unpaid' }, { paid: false });
  const why = ['--reason', 'Ill', '--data', desk.data];
  await desk.call(refund, partly.id, '--amount', '0.5', ...why);
  await desk.call(refund, gone.id, ...why);

  const out = join(desk.folder, 'lists');
  expect(await desk.call(exportLists, '--out', out, '--data', 'data')).toMatchObject({ status: 0 });
  expect(await desk.call(exportLists, '--out', 'dist/client/lists')).toMatchObject({ status: 2 });

  const { value, diagnostics } = readParticipants(join(out, 'participants.csv'));
  expect(diagnostics).toEqual([]);
  expect(value.map(({ name }) => name)).toEqual([
    ...['Ada Sow', 'Ada sow', 'Ada Guests', 'Guest of Ada Guests', 'Guest of Ada Guests (2)'],
    ...[`Ada =HYPERLINK("https://example.org")`, `'-Bo Lund`, 'Rita Abi Khattar'],
  ]);
  expect(value.at(-1)).toMatchObject({ affiliation: 'Lebanese University' });

  const read = (name: string) =>
    parse(readFileSync(join(out, name), 'utf8'), { bom: true, columns: true }) as Record<string, string>[];
  const accounts = read('accounts.csv');
  const sum = (column: string) => accounts.reduce((total, row) => total + Number(row[column]), 0);
  expect([sum('paid'), sum('refunded')]).toEqual([3 * 400 + 520.5 + 10.5 + 900 + 10.5 + 400, 400.5]);
  expect(accounts.find((row) => row['typed amount'] === 'typed')).toMatchObject({ paid: '10.500', currency: 'TND' });
  expect(accounts.at(-1)).toMatchObject({ category: 'student', paid: '', refunded: '400.000', gateway: 'clictopay' });

  const papers = read('papers.csv');
  expect(papers.filter(({ registration }) => registration !== 'none')).toMatchObject([
    { paper: '20', 'registered by': `'-Bo Lund` },
  ]);

  // Two people of one office, who pay with one e-mail, are nothing to decide.
  expect(read('decide.csv').map((row) => [row.group, row.alike, row.name])).toEqual([
    ['1', 'same name and e-mail', 'Ada Sow'],
    ['1', 'same name and e-mail', 'Ada Sow'],
    ['2', 'same name, other e-mail', 'Ada Sow'],
    ['2', 'same name, other e-mail', 'Ada Sow'],
    ['2', 'same name, other e-mail', 'Ada sow'],
  ]);
});
