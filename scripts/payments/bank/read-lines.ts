import { createHash } from 'node:crypto';
import { readGrid } from '../../content/read/csv-grid';
import { decode, decodeAnyhow } from '../../content/read/decode';
import { MOST_BYTES } from '../../content/read/limits';
import { readBytes } from '../../content/read/read-text';
import { shownPath } from '../../files/shown-path';
import type { PaymentFacts } from '../facts';
import { decimalSignOf, readAmount } from './read-amount';

type Settings = NonNullable<PaymentFacts['settings']['transfer']>;

/** A line of a bank's file with money that came in. */
export interface BankLine {
  /** Identifies the line in all files that have it: equal lines of one file are counted. */
  readonly id: string;
  /** The number of the line in the file. */
  readonly line: number;
  readonly date: string;
  /** Thousandths. */
  readonly amount: number;
  readonly purpose: string;
  readonly sender: string;
}

/** Reads the lines of a bank's CSV file with money that came in. Throws an error that names file, line and column, and what to do. */
export function readBankLines(path: string, settings: Pick<Settings, 'columns' | 'decimal'>): readonly BankLine[] {
  const file = shownPath(path);
  const bytes = readBytes(path, file, MOST_BYTES.csv);
  if ('code' in bytes) throw new Error(`${file}: ${bytes.message} ${bytes.hint ?? ''}`);
  const text = textOf(bytes, file);
  const names = Object.entries(settings.columns);
  // Banks write their address and the account above the table.
  const above = headerLine(
    text,
    names.map(([, name]) => name),
    file,
  );
  const grid = readGrid({ collection: 'people', file, text: text.split('\n').slice(above).join('\n') });
  if ('code' in grid) throw new Error(`${file}:${above + grid.range.line}: ${grid.message} ${grid.hint ?? ''}`);
  const [header = [], ...rows] = grid.rows;
  const columns = new Map(names.map(([field, name]) => [field, header.findIndex((cell) => same(cell, name))]));
  const cell = (row: readonly string[], field: keyof Settings['columns']) => row[columns.get(field) ?? -1] ?? '';

  const amounts = rows.map((row) => cell(row, 'amount'));
  const sign = settings.decimal ?? decimalSignOf(amounts);
  if (sign === 'unclear')
    throw new Error(
      `${file}: "${amounts.find((amount) => /[.,]\d{3}$/.test(amount))}" may be read in two ways. Write "decimal: comma" or "decimal: point" in payment.yaml, service.transfer.`,
    );
  const seen = new Map<string, number>();
  return rows.flatMap((row, index): readonly BankLine[] => {
    if (cell(row, 'amount').trim() === '') return [];
    const amount = readAmount(cell(row, 'amount'), sign);
    const { line, column } = grid.rangeAt(index + 1, columns.get('amount') ?? 0);
    if (amount === undefined)
      throw new Error(
        `${file}:${above + line}:${column}: "${cell(row, 'amount')}" is no amount with a decimal ${sign}. Correct it, or "decimal" in payment.yaml; nothing was imported.`,
      );
    if (amount <= 0) return [];
    const [date, purpose, sender] = [cell(row, 'date'), cell(row, 'purpose'), cell(row, 'sender')];
    const facts = JSON.stringify([date, amount, purpose, sender, cell(row, 'reference')]);
    const times = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, times);
    const id = createHash('sha256').update(`${facts} ${times}`).digest('hex');
    return [{ id, line: above + line, date, amount, purpose, sender }];
  });
}

/** Decodes the file. Banks write old encodings; a letter that is taken for another one does no harm, since references have none. */
function textOf(bytes: Buffer, file: string): string {
  const decoded = decode(bytes);
  if ('text' in decoded) return decoded.text;
  const text = decodeAnyhow(bytes)?.text;
  if (text === undefined) throw new Error(`${file}: ${decoded.problem} ${decoded.hint}`);
  return text;
}

/** Returns how many lines are above the one with the names of the columns. */
function headerLine(text: string, names: readonly string[], file: string): number {
  const lines = text.split('\n');
  const cellsOf = (line: string) => line.split(/[,;\t]/).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''));
  const found = lines.findIndex((line) => names.every((name) => cellsOf(line).some((cell) => same(cell, name))));
  if (found !== -1) return found;
  const widest = lines
    .slice(0, 50)
    .reduce((most, line) => (cellsOf(line).length > cellsOf(most).length ? line : most), '');
  throw new Error(
    `${file}: no line has the columns ${names.map((name) => `"${name}"`).join(', ')}. Write the bank's names in payment.yaml, service.transfer.columns. The file has: ${cellsOf(widest).join(', ')}.`,
  );
}

const same = (cell: string, name: string) => cell.trim().toLowerCase() === name.trim().toLowerCase();
