// Codes: date-disagrees, half-day-slip, number-order.

import { daysBetween } from '../../../../renderer/format/days-between';
import { grouped } from '../../../../renderer/format/grouped';
import { clockOf, minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { beginOf, said, takesPlace } from '../../schedule/named-sessions';

const EVENING_EVENT =
  /(?<!\p{L})(?:reception|cocktail|welcome (?:drink|party)|gala|réception|soirée|vin d[’']honneur|pot d[’']accueil|حفل استقبال|سهرة)(?!\p{L})/iu;
/** What begins earlier, in minutes of the day, and is for the evening, has slipped by twelve hours. */
const MORNING = 10 * 60 + 30;
const NOON = 12 * 60;

/** A reception is not in the early morning; of dinners, another rule tells. */
export const receptionInTheMorning = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value, at }): Diagnostic[] => {
    const { start } = minutesIn(value);
    if (value.kind !== 'social' || !EVENING_EVENT.test(value.title) || start >= MORNING) return [];
    if (/dinner|dîner|عشاء/iu.test(value.title)) return [];
    return [
      warning('half-day-slip', at('start'), `"${value.title}" begins at ${value.start}, in the morning.`, {
        hint: `Did you mean ${clockOf(start + NOON)}? Times are written with 24 hours.`,
        fix: { from: value.start, to: clockOf(start + NOON), isCertain: false },
      }),
    ];
  }),
);

/** Kinds to which people come after they have registered. */
const TALKS = new Set([
  'oral',
  'keynote',
  'lecture',
  'panel',
  'tutorial',
  'workshop',
  'posters',
  'ceremony',
  'award',
  'demo',
]);

/** Who registers has something to go to on the same day. */
export const registrationTooLate = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap((session): Diagnostic[] => {
    const { date, end, kind, start } = session.value;
    if (kind !== 'registration' || !takesPlace(session)) return [];
    const day = sessions.filter((each) => each.value.date === date && each !== session && takesPlace(each));
    const talks = day.filter(({ value }) => TALKS.has(value.kind));
    const last = talks.find(({ value }) => talks.every((each) => each.value.start <= value.start));
    // On the eve, people register for the days to come.
    const isEve = sessions.every(({ value }) => value.date >= date || !TALKS.has(value.kind));
    if (last === undefined || isEve || last.value.end > start || end <= start) return [];
    return [
      warning('number-order', session.at('start'), `${said(session)} is after ${said(last)}, the last of that day.`, {
        hint: 'Correct the day or the hours: nobody registers for what is over.',
        related: [{ ...last.at('start'), message: 'The last one is here.' }],
      }),
    ];
  }),
);

/** So many other days show when people register. */
const OTHER_DAYS = 2;

/** On each day people register before the first talk: on one of them they do not. */
export const registrationAfterTalks = defineCheck(['sessions'], ({ sessions }) => {
  const desks = sessions.filter((session) => session.value.kind === 'registration' && takesPlace(session));
  const days = [...grouped(desks, ({ value }) => value.date).values()].flatMap((all) => {
    const [desk, ...more] = all;
    if (desk === undefined || more.length > 0) return [];
    const talks = sessions.filter(
      (each) => each.value.date === desk.value.date && TALKS.has(each.value.kind) && takesPlace(each),
    );
    const first = talks.find(({ value }) => talks.every((each) => value.start <= each.value.start));
    return first === undefined ? [] : [{ desk, first }];
  });
  const late = days.filter(({ desk, first }) => desk.value.start > first.value.start);
  const [only] = late;
  if (only === undefined || late.length > 1 || days.length <= OTHER_DAYS || only.desk.value.start >= AFTERNOON)
    return [];
  const { desk, first } = only;
  return [
    warning(
      'number-order',
      desk.at('start'),
      `${said(desk)} begins after ${said(first)}, and on all other days before the first session.`,
      {
        hint: 'Correct the hours of one of the two.',
        related: [{ ...first.at('start'), message: 'The first session is here.' }],
      },
    ),
  ];
});
/** Who registers later in the day does so for an evening. */
const AFTERNOON = '13:00';

/** What opens the conference; registration and coffee come before. */
const OPENS = new Set(['ceremony', 'keynote', 'lecture', 'oral']);

/** Who counts down to the evening before the first day counts to its midnight. */
const EVENING = '18:00';

/** The countdown goes on until the conference, or until a deadline. */
export const countdownTooEarly = defineCheck(
  ['conference', 'deadlines', 'sessions'],
  ({ conference, deadlines, sessions }): Diagnostic[] => {
    const { countdownTarget, start } = conference.value;
    const day = countdownTarget.slice(0, 10);
    const isEve = daysBetween(day, start) === 1 && countdownTarget.slice(11, 16) >= EVENING;
    if (day >= start || isEve) return [];
    const isKnown =
      deadlines.some(({ value: { date, endDate } }) => date === day || endDate === day) ||
      sessions.some(({ value: { date } }) => date === day);
    if (isKnown) return [];
    return [
      warning(
        'date-disagrees',
        conference.at('countdownTarget'),
        `The countdown ends on ${day}, and the conference begins on ${start}.`,
        {
          hint: 'Correct it, or leave it out: then it ends with the first session.',
          related: [{ ...conference.at('start'), message: 'The first day is here.' }],
        },
      ),
    ];
  },
);

/** The countdown does not go on when the conference has been opened. */
export const countdownTooLate = defineCheck(['conference', 'sessions'], ({ conference, sessions }): Diagnostic[] => {
  const { countdownTarget } = conference.value;
  const opening = sessions.filter((each) => takesPlace(each) && OPENS.has(each.value.kind));
  const [first, ...others] = opening;
  if (countdownTarget === undefined || first === undefined) return [];
  const earliest = others.reduce((one, other) => (beginOf(other) < beginOf(one) ? other : one), first);
  const target = countdownTarget.slice(0, 16).replace('T', ' ');
  // Of sessions on other days than the conference, and of a countdown beyond its end, other rules tell.
  if (target <= beginOf(earliest) || target.slice(0, 10) > conference.value.end) return [];
  if (earliest.value.date !== conference.value.start) return [];
  return [
    warning(
      'date-disagrees',
      conference.at('countdownTarget'),
      `The countdown ends at ${target}, after ${said(earliest)} has begun.`,
      {
        hint: 'Correct it, or leave it out: then it ends with the first session.',
        related: [{ ...earliest.at('start'), message: 'The first session is here.' }],
      },
    ),
  ];
});
