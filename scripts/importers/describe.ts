import { grouped } from '../../shared/format/grouped';
import type { Problem } from '../tables/problem';
import type { TablePlan } from './merge/plan-table';
import type { LeftOut } from './model';
import type { ReadExports } from './read-exports';
import { ANY_TABLE } from './services/any-table';

/** The most lines of a section; the rest is counted. */
const MOST_LINES = 40;

/** The longest text that is shown; longer ones, such as abstracts, are cut. */
const LONGEST = 120;

/** Cuts a long text. */
export const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Writes a heading with lines under it; nothing if there are no lines. */
export function section(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const shown =
    lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`] : lines;
  return `${heading}:\n${shown.map((line) => `  ${line}\n`).join('')}\n`;
}

/** Lists the recognised files. */
export const describeRecognised = (recognised: ReadExports['recognised']): string =>
  section(
    'Read',
    recognised.map(({ from, service, holds }) =>
      service === ANY_TABLE ? `${from}: ${holds}` : `${from}: ${holds}, as ${service} exports them`,
    ),
  );

/** Lists what the columns of tables hold, if it was guessed. */
export const describeColumns = (recognised: ReadExports['recognised']): string[] =>
  recognised.map(({ from, reading: { columns = [] } }) =>
    section(
      `What the columns of ${from} hold (--map "Column=field" corrects it, --map "Column=" ignores one)`,
      columns,
    ),
  );

/**
 * Lists values that could not be imported unchanged, with place and hint. Of equal messages, only the first place is named.
 */
export const describeProblems = (problems: readonly Problem[]): string =>
  section('Check these places of the exported files', problemLines(problems));

/** Describes problems; of equal ones, the first place is named. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  [...grouped(problems, ({ message, hint }) => `    ${message}\n    → ${hint}`)].map(([words, alike]) => {
    const [first = '', ...others] = new Set(alike.map(({ at }) => at));
    return `${first}${others.length === 0 ? '' : `, and ${others.length} more places`}\n${words}`;
  });

/** Lists papers that are not in the programme, by decision. */
export const describeOutside = (outside: ReadonlyMap<string, readonly string[]>): string =>
  section(
    'Not in the programme',
    [...outside].map(([words, ids]) => `${words}: ${ids.length} (${short(ids.join(', '))})`),
  );

/** Lists everything that is not imported, and why. */
export const describeLeftOut = (left: readonly LeftOut[]): string =>
  section(
    'Left out',
    left.map(({ from, what, why }) => `${from}: ${what} (${why})`),
  );

/** Describes the changes of one table of the data. */
export function describePlan({ file, added, filled, changes, same, onlyHere }: TablePlan, update: boolean): string {
  return [
    section(
      `To add to ${file}`,
      added.map(({ called, cells, whenNew = {} }) => rowInWords(called, { ...whenNew, ...cells })),
    ),
    section(
      `To fill in, in ${file}`,
      filled.map(({ called, columns }) => `${called}: ${columns.join(', ')}`),
    ),
    section(
      update ? `To change in ${file}` : `Different in ${file}, and left as it is (--update takes the export)`,
      changes.map(({ called, column, from, to }) => `${called} ${column}: "${short(from)}" → "${short(to)}"`),
    ),
    file === 'papers.csv' || file === 'contributions.csv'
      ? section(`Only in ${file}, and left`, onlyHere.length === 0 ? [] : [onlyHere.join(', ')])
      : '',
    same.length === 0 ? '' : `The same in ${file} and the export: ${same.length}.\n\n`,
  ].join('');
}

/** Describes a new row: a contribution by title and people, other rows by name. */
function rowInWords(called: string, { title = '', authors, people }: Readonly<Record<string, string>>): string {
  if (title === '' || called.includes(title)) return called;
  const names = authors || people;
  return `${called} "${short(title)}"${names ? ` by ${short(names.replaceAll('; ', ', '))}` : ''}`;
}
