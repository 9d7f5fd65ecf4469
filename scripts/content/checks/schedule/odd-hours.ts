// Codes: date-disagrees, half-day-slip, number-order.

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

/** What opens the conference; registration and coffee come before. */
const OPENS = new Set(['ceremony', 'keynote', 'lecture', 'oral']);

/** The countdown does not go on when the conference has been opened. */
export const countdownTooLate = defineCheck(['conference', 'sessions'], ({ conference, sessions }): Diagnostic[] => {
  const { countdownTarget } = conference.value;
  const opening = sessions.filter((each) => takesPlace(each) && OPENS.has(each.value.kind));
  const [first, ...others] = opening;
  if (countdownTarget === undefined || first === undefined) return [];
  const earliest = others.reduce((one, other) => (beginOf(other) < beginOf(one) ? other : one), first);
  const target = countdownTarget.slice(0, 16).replace('T', ' ');
  // Of sessions on other days than the conference, and of another day of the countdown, other rules tell.
  if (target <= beginOf(earliest) || !target.startsWith(conference.value.start)) return [];
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
