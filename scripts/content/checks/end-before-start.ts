import { minutesIn } from '../../../renderer/format/times';
import { error } from '../report/diagnostics';
import { homeSections } from '../schemas/home';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

const DAYS = 'Correct one of the two.';
const TIMES = 'Correct one of the two; what ends after midnight ends at most 12 hours after it starts.';
const HOURS = 'Correct one of the two; times run from 00:00 to 24:00.';

/** Whatever has a start and an end ends after it starts. */
export const endBeforeStart = [
  defineCheck(['sessions'], ({ sessions }) =>
    sessions.flatMap((entry) => report(entry, ['start', 'end'], TIMES, overMidnight)),
  ),
  defineCheck(['papers'], ({ papers }) =>
    papers.flatMap((entry) => report(entry, ['start', 'end'], TIMES, overMidnight)),
  ),
  // Both days count, so what lasts one day ends on the day on which it starts.
  defineCheck(['conference'], ({ conference }) => [
    ...report(conference, ['start', 'end'], DAYS),
    ...report(conference, ['opens', 'closes'], HOURS),
  ]),
  defineCheck(['home'], ({ home: { value, at } }) => [
    ...value.news.flatMap((item, index) =>
      report({ value: item, at: (...path) => at('news', index, ...path) }, ['from', 'until'], DAYS),
    ),
    ...homeSections.flatMap((name) => {
      const section = value[name];
      if (section === undefined || 'length' in section) return [];
      return report<'from' | 'until'>({ value: section, at: (...path) => at(name, ...path) }, ['from', 'until'], DAYS);
    }),
  ]),
  defineCheck(['deadlines'], ({ deadlines }) => deadlines.flatMap((entry) => report(entry, ['date', 'endDate'], DAYS))),
];

const inLetters = (start: string, end: string) => end >= start;

const overMidnight = (start: string, end: string) => {
  const minutes = minutesIn({ start, end });
  return minutes.end >= minutes.start;
};

/** An end at the very moment of the start is reported as zero-length. */
function report<Name extends string>(
  { value, at }: Entry<{ readonly [name in Name]?: string }>,
  [from, to]: readonly [Name, Name],
  hint: string,
  isInOrder = inLetters,
) {
  const start = value[from];
  const end = value[to];
  if (start === undefined || end === undefined || isInOrder(start, end)) return [];
  return [
    error('end-before-start', at(to), `The end (${end}) is before the start (${start}).`, {
      hint,
      related: [{ ...at(from), message: 'The start is here.' }],
    }),
  ];
}
