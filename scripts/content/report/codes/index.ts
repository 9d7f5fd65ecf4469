import { agreement } from './agreement';
import { peopleAndMoney } from './people-and-money';
import { reading } from './reading';
import type { Reason } from './reason';
import { schedule } from './schedule';
import { texts } from './texts';

/**
 * Every code that the compiler may report, by the reason why it is worth an interruption. Codes are stable: organisers
 * accept warnings by their code. A test holds that each has a case, and data/messages.md an example.
 */
const rows = [...reading, ...texts, ...peopleAndMoney, ...schedule, ...agreement] as const satisfies readonly Reason[];

type Codes = (typeof rows)[number]['codes'];

type CodeOf<Severity, Row = Codes> = Row extends unknown
  ? { [Each in keyof Row]: Row[Each] extends Severity ? Each : never }[keyof Row]
  : never;

/** Stable name of a kind of problem. */
export type Code = CodeOf<'error' | 'warning' | 'either'>;

/** A code with which an error may be reported. */
export type ErrorCode = CodeOf<'error' | 'either'>;

/** A code with which a warning may be reported. */
export type WarningCode = CodeOf<'warning' | 'either'>;

/**
 * The errors that may be right in somebody's life: organisers accept them as they accept warnings, with a reason, and then
 * they are published. Whatever the pages can show may stand here.
 */
const acceptable: ReadonlySet<Code> = new Set<Code>([
  'columns-exchanged',
  'deadline-order',
  'duplicate-member',
  'duplicate-title',
  'fee-accommodation',
  'outside-conference-days',
  'outside-opening-hours',
  'panel-without-session',
  'paper-in-other-session',
  'paper-outside-session',
  'paper-overlap',
  'person-double-booked',
  'room-overlap',
  'special-session-text',
]);

/** Whether organisers may accept a problem of this code though it is an error. */
export const isAcceptable = (code: Code): boolean => acceptable.has(code);

/** Code → its severity, and the reason. */
const known = new Map(
  rows.flatMap((row: Reason) =>
    // Object.entries widens to string.
    Object.entries(row.codes).map(([code, severity]) => [code as Code, { severity, row }] as const),
  ),
);

/** All codes, in the order of the alphabet; a test holds that none stands in two rows. */
export const codes = rows.flatMap((row) => Object.keys(row.codes) as Code[]).sort(); // Object.keys widens to string[]

/** Whether problems of a code are errors, warnings, or one or the other. */
export const severityOf = (code: Code) => knownOf(code).severity;

/** Why a problem of a code is worth an interruption, in a language by its tag (BCP 47); in English where it has no words. */
export function reasonOf(code: Code, language: string): string {
  const { row } = knownOf(code);
  const [name = ''] = language.split('-', 1);
  return name === 'fr' || name === 'ar' ? row[name] : row.en;
}

function knownOf(code: Code) {
  const found = known.get(code);
  if (found === undefined) throw new RangeError(`The code ${code} stands in no row.`);
  return found;
}
