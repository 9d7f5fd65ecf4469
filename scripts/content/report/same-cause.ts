import { basename } from 'node:path';
import { plainWords } from '../plain-words';
import type { Code } from './codes';
import type { Diagnostic, Place } from './diagnostics';

interface Consequence {
  readonly codes: readonly Code[];
  /** Codes of which one tells the cause. */
  readonly of: readonly Code[];
  /** Whether the one follows from the other; else wherever they stand. */
  readonly follows?: (problem: Diagnostic, cause: Diagnostic) => boolean;
}

const rowOf = ({ file, range }: Place) => `${file}:${range.line}`;
const rowsOf = (problem: Diagnostic) => [problem, ...(problem.related ?? [])].map(rowOf);

/** Both tell of one row, at their own place or at that of which they speak. */
const shareRow = (problem: Diagnostic, cause: Diagnostic): boolean => {
  const rows = new Set(rowsOf(cause));
  return rowsOf(problem).some((row) => rows.has(row));
};

/** A problem names the session, the day or the hour of which another one tells. */
const speaksOf = ({ message }: Diagnostic, cause: Diagnostic): boolean =>
  [...cause.message.matchAll(/"[^"]{4,}"|\d{4}-\d{2}-\d{2}|\d{2}:\d{2}/g)].some(([said]) => message.includes(said));

/** A file bears the name of somebody, or something, of which a problem speaks: "hedi-sebai.svg" of Hédi Sebai. */
const isCalledSo = (file: Diagnostic, cause: Diagnostic): boolean => {
  const words = plainWords(
    basename(file.file)
      .replace(/\.\w+$/, '')
      .replaceAll('-', ' '),
  );
  const said = new Set(plainWords(cause.message));
  return words.length > 0 && words.every((word) => said.has(word));
};

/**
 * The consequences of one slip at other places than its own: a session at another hour is before, after and beside
 * others.
 */
const CONSEQUENCES: readonly Consequence[] = [
  // A session at night, or on a day that is none, is before or after all the others.
  {
    codes: ['number-order', 'opening-order', 'date-disagrees'],
    of: ['half-day-slip', 'outside-conference-days'],
    follows: (problem, cause) => shareRow(problem, cause) || speaksOf(problem, cause),
  },
  // On the day of another one it is in the same room, and what is beside it is beside it, too.
  { codes: ['opening-order'], of: ['room-overlap'] },
  {
    codes: ['number-order', 'overlaps-plenary', 'meal-beside-talks', 'person-double-booked', 'unlike-column'],
    of: ['room-overlap'],
    follows: shareRow,
  },
  { codes: ['meal-beside-talks'], of: ['breaks-overlap'], follows: shareRow },
  { codes: ['meal-hour'], of: ['breaks-overlap'] },
  // A kind that is another session's asks for what the session has not.
  {
    codes: ['session-without-papers', 'oral-without-room', 'absurd-length', 'unlike-column'],
    of: ['session-number-missing'],
    follows: shareRow,
  },
  { codes: ['panel-not-named', 'unlike-column'], of: ['paper-in-other-session'], follows: shareRow },
  // A row whose id cannot be read is missing where it is counted and looked for.
  { codes: ['plenary-rooms'], of: ['wrong-form'] },
  {
    codes: ['unknown-reference'],
    of: ['wrong-form'],
    follows: ({ message }, cause) => cause.range.column === 1 && message.includes(` in ${basename(cause.file)}.`),
  },
  // Who names what a table has not is told that the table has nothing.
  {
    codes: ['empty-table'],
    of: ['unknown-reference'],
    follows: ({ file }, cause) => cause.message.includes(` in ${basename(file)}.`),
  },
  {
    codes: ['session-without-papers'],
    of: ['empty-table', 'empty-file'],
    follows: (_, { file }) => /^(?:papers|posters|presentations)\.csv$/.test(basename(file)),
  },
  { codes: ['empty-table'], of: ['empty-file'], follows: ({ file }, cause) => file === cause.file },
  // A picture that was put in the place of another leaves that one unused.
  { codes: ['unused-asset'], of: ['shared-portrait'], follows: isCalledSo },
];

/**
 * Leaves out what follows from another problem, in whatever row or file: an organiser mends the cause, and the rest with it. An error is left out
 * for another error alone, and for one that stays.
 */
export function withoutConsequencesElsewhere(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const codes = new Set(diagnostics.map(({ code }) => code));
  const possible = CONSEQUENCES.filter(
    (each) => each.of.some((code) => codes.has(code)) && each.codes.some((code) => codes.has(code)),
  );
  if (possible.length === 0) return diagnostics;
  const causes = new Map(possible.map((each) => [each, diagnostics.filter(({ code }) => each.of.includes(code))]));
  return diagnostics.filter(
    (problem) =>
      !possible.some(
        (each) =>
          each.codes.includes(problem.code) &&
          causes
            .get(each)
            ?.some(
              (cause) =>
                cause !== problem &&
                (problem.severity !== 'error' || cause.severity === 'error') &&
                (each.follows?.(problem, cause) ?? true),
            ),
      ),
  );
}
