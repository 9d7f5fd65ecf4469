import { minutesIn } from '../../../shared/format/times';
import { isRecord } from '../../content/fields';
import type { Path } from '../../content/read/parsed';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, found, over, say } from '../kit';
import { reasons } from '../reasons';

const DAYS = 'Correct one of the two.';
const TIMES = 'Correct one of the two; what ends after midnight ends at most 12 hours after it starts.';
const HOURS = 'Correct one of the two; times run from 00:00 to 24:00.';

/** Finds whatever ends before it starts. */
const endBeforeStart = [
  over(['sessions'], ({ sessions }) => sessions.map(reportTimes)),
  over(['contributions'], ({ contributions }) => contributions.map(reportTimes)),
  over(['presentations'], ({ presentations }) => presentations.map(reportTimes)),
  // A conference of one day ends on the day on which it starts.
  over(['conference'], ({ conference }) => [
    report(conference, ['start', 'end'], DAYS),
    report(conference, ['opens', 'closes'], HOURS),
  ]),
  over(['home'], ({ home }) => reportShown(home)),
  over(['registration'], ({ registration }) => reportShown(registration)),
  over(['attending'], ({ attending }) => reportShown(attending)),
  over(['calls'], ({ calls }) => calls.flatMap((entry) => reportShown(entry))),
  over(['statements'], ({ statements }) => statements.flatMap((entry) => reportShown(entry))),
  over(['deadlines'], ({ deadlines }) => deadlines.flatMap((entry) => report(entry, ['date', 'endDate'], DAYS))),
];

const inLetters = (start: string, end: string) => end >= start;

const overMidnight = (start: string, end: string) => {
  const minutes = minutesIn({ start, end });
  return minutes.end >= minutes.start;
};

/** The rule zero-length reports an end that is the start. */
function report<Name extends string>(
  { value, at }: Entry<{ readonly [name in Name]?: string }>,
  [from, to]: readonly [Name, Name],
  hint: string,
  isInOrder = inLetters,
) {
  const start = value[from];
  const end = value[to];
  if (start === undefined || end === undefined || isInOrder(start, end)) return [];
  return found(at(to), say`The end (${end}) is before the start (${start}).`, {
    hint,
    related: [{ ...at(from), message: 'The start is here.' }],
  });
}

interface Dated {
  readonly date?: string;
  readonly endDate?: string;
  readonly start?: string;
  readonly end?: string;
}

/** Reports times that end before they start. */
function reportTimes(entry: Entry<Dated>) {
  const { date, endDate } = entry.value;
  if (date !== undefined && endDate !== undefined && endDate !== date)
    return endDate > date ? [] : report(entry, ['date', 'endDate'], DAYS);
  return report(entry, ['start', 'end'], TIMES, endDate === undefined ? overMidnight : inLetters);
}

/** Finds parts of a page, at any depth, that end before they begin to be shown (`shownDays` of the schemas). */
function reportShown({ value, at }: Entry, path: Path = []): Found {
  const here = (...field: Path) => at(...path, ...field);
  const within = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  const parts = within.flatMap(([name, part]) => reportShown({ value: part, at }, [...path, name]));
  return isRecord(value) ? [report({ value, at: here }, ['from', 'until'], DAYS), ...parts] : parts;
}

export const rule = defineRule({
  code: 'end-before-start',
  severity: 'error',
  reason: reasons.wrongHour,
  finders: endBeforeStart,
});
