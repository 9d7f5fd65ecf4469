// Codes: conference-dates, other-year, place-disagrees.

import { daysBetween } from '../../../../renderer/format/days-between';
import { defineCheck } from '../../check';
import type { Deadline } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** No conference has more days. */
const LONGEST = 14;
/** News come before the conference or soon after it, in days. */
const NEWS_AFTER = 200;
/** No call is so long before it. */
const NEWS_BEFORE = 1100;

/** Sessions of a school that meets week by week lie no further apart, in days. */
const APART = 15;

/** Whether the program says the same days: it begins on the first, ends on the last, and has no long gap. */
function isHeldThroughout(start: string, end: string, dates: readonly string[]): boolean {
  const days = [...new Set(dates)].sort();
  return (
    days[0] === start &&
    days.at(-1) === end &&
    days.every((day, index) => index === 0 || daysBetween(days[index - 1] ?? day, day) < APART)
  );
}

/** The year in the acronym and the days are those of one conference. */
export const conferenceSense = defineCheck(['conference', 'sessions'], ({ conference: { value, at }, sessions }) => {
  const { acronym, start, end } = value;
  const problems: Diagnostic[] = [];
  const years = [...new Set([start, end].map((date) => date.slice(0, 4)))];
  const named = /(?<!\d)(20\d\d)(?!\d)/.exec(acronym)?.[1];
  if (named !== undefined && !years.includes(named))
    problems.push(
      warning(
        'other-year',
        at('acronym'),
        `"${acronym}" is of ${named}; the conference is in ${years.join(' and ')}.`,
        {
          hint: `Did you mean "${acronym.replace(named, years[0] ?? '')}"?`,
          related: [{ ...at('start'), message: 'The first day is here.' }],
          fix: { from: named, to: years[0] ?? named, isCertain: false },
        },
      ),
    );
  const days = daysBetween(start, end) + 1;
  const dates = sessions.map(({ value: { date } }) => date);
  if (days > LONGEST && !isHeldThroughout(start, end, dates))
    problems.push(
      warning('conference-dates', at('end'), `The conference lasts ${days} days, from ${start} to ${end}.`, {
        hint: 'Correct the first or the last day: a month or a year may have slipped.',
        related: [{ ...at('start'), message: 'The first day is here.' }],
      }),
    );
  return problems;
});

/** News are of this conference: none is dated long after it, or years before. */
export const newsDate = defineCheck(['conference', 'home'], ({ conference, home }) =>
  (home.value.news ?? []).flatMap(({ date }, index): Diagnostic[] => {
    const after = date === undefined ? 0 : daysBetween(conference.value.end, date);
    if (after < NEWS_AFTER && after > -NEWS_BEFORE) return [];
    return [
      warning(
        'other-year',
        home.at('news', index, 'date'),
        `This is news of ${date}, and the conference ends on ${conference.value.end}.`,
        {
          hint: 'Correct the date: the year may have slipped.',
        },
      ),
    ];
  }),
);

const OF_PROGRAM =
  /(?<!\p{L})(?:schedule|program(?:me)?|accepted papers|programme|articles acceptés|برنامج|البرنامج)(?!\p{L})(?! (?:committee|chairs?))/iu;
const IS_THERE =
  /(?<!\p{L})(?:available|online|out|published|ready|en ligne|disponible|publié|paru|نشر|صدر|متاح)(?!\p{L})/iu;

/** The program is news when papers have been submitted, and not before. */
export const newsBeforeTime = defineCheck(['conference', 'home', 'deadlines'], ({ conference, home, deadlines }) => {
  const submissions = deadlines.filter(({ value: { milestone } }) => milestone === 'submission');
  const [first, ...others] = submissions;
  if (first === undefined) return [];
  const earliest = others.reduce((one, other) => (dayOf(other) < dayOf(one) ? other : one), first);
  return (home.value.news ?? []).flatMap(({ date, text }, index): Diagnostic[] => {
    // Of a date that is long past, another rule tells.
    const before = date === undefined ? 0 : daysBetween(date, conference.value.end);
    if (
      date === undefined ||
      date >= dayOf(earliest) ||
      before >= NEWS_BEFORE ||
      !OF_PROGRAM.test(text) ||
      !IS_THERE.test(text)
    )
      return [];
    return [
      warning(
        'other-year',
        home.at('news', index, 'date'),
        `${quote(text)} is news of ${date}, and papers are submitted until ${dayOf(earliest)}.`,
        {
          hint: 'Correct the date: the year may have slipped.',
          related: [{ ...earliest.at('date'), message: 'The deadline is here.' }],
        },
      ),
    ];
  });
});

const dayOf = ({ value: { date, superseded } }: Entry<Deadline>) => superseded ?? date;

const HELD_ONLINE =
  /(?<!\p{L})(?:held|takes? place|taking place|organi[sz]ed|se tient|se tiendra|se tiennent|auront lieu|aura lieu|ينعقد|يعقد)\s+(?:entirely |fully |only |exclusively |entièrement |uniquement )?(?:online|virtually|en ligne|à distance|عن بعد|عبر الإنترنت)(?!\p{L})/iu;

/** A conference at a place is not said to be held online. */
export const heldOnline = defineCheck(['conference'], ({ conference: { value, at } }): Diagnostic[] => {
  const found = HELD_ONLINE.exec(value.description ?? '');
  if (found === null || value.online === true || value.venue === undefined) return [];
  return [
    warning(
      'place-disagrees',
      at('description'),
      `"${found[0]}": the conference has a venue, and is not marked as online.`,
      {
        hint: 'Correct the description, or write "online: true".',
        related: [{ ...at('venue'), message: 'The venue is here.' }],
      },
    ),
  ];
});
