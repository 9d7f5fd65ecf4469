import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import type { Said } from './say';
import { isAcceptableStage, type StageCode } from './stage-codes';

/** A place in a file, 1-based; columns count UTF-16 code units, `endColumn` is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A range in a named file; `file` is a path relative to the working folder, with forward slashes. */
export interface Place {
  readonly file: string;
  readonly range: Range;
  /** Name of the column or field that stands there. */
  readonly field?: string | undefined;
  /** The record in which it is, as organisers know it: row 12 (Session 7). */
  readonly record?: string | undefined;
  /** The cell of a workbook, such as `sheet "Papers", cell C7`, and the start of its value. `range` then has its row and column. */
  readonly cell?: { readonly name: string; readonly text: string };
}

/** Writes a place: the file with line and column, or with sheet and cell. */
export const placeText = ({ file, range, cell }: Place): string =>
  cell === undefined ? `${file}:${range.line}:${range.column}` : `${file}, ${cell.name}`;

export type Severity = 'error' | 'warning';

/** A second place that explains the first, such as "first defined here". */
interface Related extends Place {
  readonly message: string;
}

/**
 * A fix of a value that a program may write: within the value that stands at the place of a diagnostic (the whole cell of a
 * table, the whole scalar of a YAML file, however it is quoted there; the words at the place in Markdown), the first `from`
 * becomes `to`. A column's name or a key is such a value, too.
 */
export interface Fix {
  /** Letters that stand there, as they read: without the quotation marks and escapes of the file. */
  readonly from: string;
  readonly to: string;
  /** Whether there is but one way to read it: `npx colloquium check --fix` writes it unasked, `--fix=ask` proposes the others. */
  readonly isCertain: boolean;
}

/**
 * One problem in the organisers' data, as data: reporters make text of it at the very end.
 * `message` says what was found and what was expected, `hint` what to do.
 */
export interface Diagnostic extends Place {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The values that the message names, in its order. */
  readonly args?: readonly string[];
  /** Set of errors that organisers may accept with a reason. */
  readonly mayBeAccepted?: true | undefined;
  readonly hint?: string;
  readonly related?: readonly Related[];
  readonly fix?: Fix;
}

/** The most problems that a stage reports for one file: nobody needs a list of a million places. */
export const MOST_PROBLEMS = 10_000;

/** The output of every stage of the compiler: its result, and every problem it could find. */
export interface Staged<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** Adds the problems of each stage to one list and hands on its result. */
export const collectInto =
  (diagnostics: Diagnostic[]) =>
  <T>({ value, diagnostics: found }: Staged<T>): T => {
    // One by one: a spoilt table has more problems than a call may have arguments.
    for (const problem of found) diagnostics.push(problem);
    return value;
  };

export const startOfFile: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

interface Remedy {
  /** The remedy, as a sentence. */
  readonly hint?: string | undefined;
  readonly related?: readonly Related[] | undefined;
  readonly fix?: Fix | undefined;
}

/** Nobody is stuck with an error that is none. */
const MAY_BE_RIGHT = 'If it is right as it is, accept it with a reason in accepted-warnings.yaml.';

interface OfARule extends Remedy {
  /** The values that the message names. */
  readonly args?: readonly string[];
  /** An error that organisers may accept with a reason. */
  readonly mayBeAccepted?: boolean | undefined;
}

/** A problem, without the parts that it has not: `--format json` and the tests compare whole ones. */
export const diagnosticOf = (
  severity: Severity,
  code: string,
  { file, range, field, record }: Place,
  message: string,
  { hint, related, fix, args = [], mayBeAccepted = false }: OfARule = {},
): Diagnostic => ({
  code,
  severity,
  message,
  ...(args.length === 0 ? {} : { args }),
  file,
  range,
  ...(field === undefined ? {} : { field }),
  ...(record === undefined ? {} : { record }),
  ...(hint === undefined ? {} : { hint: mayBeAccepted ? `${hint} ${MAY_BE_RIGHT}` : hint }),
  ...(mayBeAccepted ? { mayBeAccepted } : {}),
  ...(related === undefined ? {} : { related }),
  ...(fix === undefined ? {} : { fix }),
});

const stage =
  (severity: Severity) =>
  (code: StageCode, place: Place, message: string | Said, remedy: Remedy = {}): Diagnostic => {
    const { text, args } = typeof message === 'string' ? { text: message, args: [] } : message;
    return diagnosticOf(severity, code, place, text, {
      ...remedy,
      args,
      mayBeAccepted: severity === 'error' && isAcceptableStage(code),
    });
  };

/** An error of the compiler's own stages: the data cannot be published as it is. */
export const error = stage('error');

/** A warning of them: the data can be published, but somebody should look (`--strict` makes it an error). */
export const warning = stage('warning');

/** Orders by file, line and column, so that a report reads as the files do. */
export function inFileOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compareCodeUnits(a.file, b.file) ||
      a.range.line - b.range.line ||
      a.range.column - b.range.column ||
      compareCodeUnits(a.code, b.code),
  );
}
