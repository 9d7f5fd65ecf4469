import { type Diagnostic, error } from '../report/diagnostics';
import { LineIndex } from './line-index';

const NAMES: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

/** The number of lines that are examined. */
const SAMPLE = 100;
const FEWEST = 3;
const MOST = 0.8;

/** Reports a table whose first line has another separator than the other lines: one error, and not one for each row. */
export function mixedSeparators(body: string, delimiter: string, file: string): Diagnostic | undefined {
  const lines = body.split('\n', SAMPLE);
  const header = lines.findIndex((line) => line.trim() !== '');
  const others = lines.slice(header + 1).filter((line) => line.trim() !== '');
  const count = countOf(lines[header] ?? '', delimiter);
  if (others.length < FEWEST) return undefined;
  if (count === 0) return foreignSeparator(body, header, others, file);
  const found = Object.keys(NAMES).find(
    (sign) =>
      sign !== delimiter &&
      others.filter((line) => countOf(line, delimiter) < count && countOf(line, sign) === count).length >=
        MOST * others.length,
  );
  if (found === undefined) return undefined;
  const index = new LineIndex(body);
  const start = index.offset(header + 1, 1);
  const range = index.range(start, start + (lines[header]?.length ?? 0));
  const [own, other] = [NAMES[delimiter], NAMES[found]];
  return error(
    'mixed-separators',
    { file, range },
    `The first line has ${own} between its cells, and the other lines have ${other}.`,
    { hint: `Save the table again with ${own} throughout, or write ${other} in the first line.` },
  );
}

/** Separators of other programs. */
const FOREIGN = ['|', '¦', '~', '^'];

/** Reports a table with a separator that is not supported. */
function foreignSeparator(body: string, header: number, others: readonly string[], file: string) {
  const first = body.split('\n', SAMPLE)[header] ?? '';
  const sign = FOREIGN.find((each) => {
    const count = countOf(first, each);
    return count > 0 && others.filter((line) => countOf(line, each) === count).length >= MOST * others.length;
  });
  if (sign === undefined) return undefined;
  const index = new LineIndex(body);
  const start = index.offset(header + 1, 1) + first.indexOf(sign);
  return error(
    'mixed-separators',
    { file, range: index.range(start, start + 1) },
    `This table has "${sign}" between its cells.`,
    { hint: 'Save it again as CSV, with commas, semicolons or tabs.' },
  );
}

/** Counts a separator outside quotation marks. */
const countOf = (line: string, sign: string) => line.replace(/"[^"]*"/g, '').split(sign).length - 1;

/** Returns the name of a row's separator if it differs from that of the other rows. */
export function separatorOf(row: readonly string[], width: number): string | undefined {
  const [only = ''] = row;
  if (row.length !== 1 || width < 2) return undefined;
  const sign = Object.keys(NAMES).find((each) => countOf(only, each) === width - 1);
  return sign === undefined ? undefined : NAMES[sign];
}
