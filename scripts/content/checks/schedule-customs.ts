// Codes: absurd-length, breaks-overlap, meal-beside-talks, meal-hour, plenary-rooms.

import { grouped } from '../../../renderer/format/grouped';
import { minutesIn } from '../../../renderer/format/times';
import type { Session } from '../content';
import { type Diagnostic, warning } from '../report/diagnostics';
import { said, takesPlace } from '../schedule/named-sessions';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

type Timed = Entry<Session>;

const TALKS = new Set(['oral', 'keynote', 'lecture', 'panel', 'tutorial', 'workshop']);
/** A day of tutorials alone has its own order. */
const ASIDE = new Set(['tutorial', 'workshop']);
const NOON = 12 * 60;
/** Who works until then has been there for lunch. */
const AFTERNOON = 14 * 60 + 30;

const lengthOf = ({ value }: Timed) => {
  const { start, end } = minutesIn(value);
  return end - start;
};
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Days on which people work before noon and in the afternoon. */
function fullDays(sessions: readonly Timed[]): ReadonlyMap<string, readonly Timed[]> {
  const days = grouped(
    sessions.filter((session) => takesPlace(session)),
    ({ value }) => value.date,
  );
  return new Map(
    [...days].filter(([, all]) => {
      const talks = all.filter(({ value: { kind } }) => TALKS.has(kind)).map(({ value }) => minutesIn(value));
      const isOfMain = all.some(({ value: { kind } }) => TALKS.has(kind) && !ASIDE.has(kind));
      return isOfMain && talks.some(({ start }) => start < NOON) && talks.some(({ end }) => end > AFTERNOON);
    }),
  );
}

/** Lunch, and a break, are on each whole day or on none: a row may be lost. */
export const dayWithoutBreak = defineCheck(['sessions'], ({ sessions }) => {
  const days = fullDays(sessions);
  return ['lunch', 'break'].flatMap((kind): Diagnostic[] => {
    const having = [...days].filter(([, all]) => all.some(({ value }) => value.kind === kind));
    const without = [...days].filter(
      ([, all]) =>
        !all.some(
          ({ value }) => value.kind === kind || value.kind === 'social' || (kind === 'lunch' && value.kind === 'break'),
        ),
    );
    const [only] = without;
    if (only === undefined || without.length > 1 || having.length < 2) return [];
    const [date, all] = only;
    const breaks = having.flatMap(([, each]) => each.filter(({ value }) => value.kind === kind));
    const usual = median(breaks.map(({ value }) => minutesIn(value).start));
    const next = all
      .filter(({ value }) => minutesIn(value).start >= usual)
      .sort((one, other) => minutesIn(one.value).start - minutesIn(other.value).start)[0];
    if (next === undefined) return [];
    return [
      warning(
        'meal-hour',
        next.at('start'),
        `Nothing of the kind "${kind}" is on ${date}, as on every other day, before ${said(next)}.`,
        {
          hint: 'Write the row again: it may be lost, or stand on another day.',
          related: breaks.slice(0, 1).map((each) => ({ ...each.at('start'), message: `${said(each)} is here.` })),
        },
      ),
    ];
  });
});

/** Fewer sessions of a kind show no usual length. */
const FEWEST = 4;
/** All others are near to the usual length by this part of it; the odd one is not by that. */
const NEAR = 0.5;
const ODD = { least: 0.4, most: 2.5 };

/** A break of five minutes among breaks of thirty, a tutorial of half an hour among those of half a day. */
export const lengthUnlikeOthers = defineCheck(['sessions'], ({ sessions }) =>
  [
    ...grouped(
      sessions.filter(
        (session) => takesPlace(session) && session.value.parent === undefined && session.value.kind !== 'social',
      ),
      ({ value }) => value.kind,
    ).values(),
  ].flatMap((all): Diagnostic[] => {
    if (all.length < FEWEST - 1) return [];
    const usual = median(all.map(lengthOf));
    const odd = all.filter((each) => Math.abs(lengthOf(each) - usual) > NEAR * usual);
    const [only] = odd;
    const share = only === undefined ? 1 : lengthOf(only) / usual;
    if (
      only === undefined ||
      odd.length > 1 ||
      all.length - 1 < Math.min(FEWEST, all.length) - 1 ||
      share <= 0 ||
      (share > ODD.least && share < ODD.most)
    )
      return [];
    return [
      warning(
        'absurd-length',
        only.at('end'),
        `${said(only)} lasts ${lengthOf(only)} minutes, and others of its kind ${usual}.`,
        {
          hint: 'Correct the times of this session.',
        },
      ),
    ];
  }),
);

/** Breaks for all run into talks in none of the others: one that does has a wrong time. */
export const breakBesideTalks = defineCheck(['sessions'], ({ sessions }) => {
  const days = grouped(
    sessions.filter((session) => takesPlace(session)),
    ({ value }) => value.date,
  );
  const breaks = sessions.filter((session) => session.value.kind === 'break' && takesPlace(session));
  const found = breaks.flatMap((each) => {
    const own = minutesIn(each.value);
    const talks = (days.get(each.value.date) ?? []).filter(({ value }) => {
      const other = minutesIn(value);
      return TALKS.has(value.kind) && other.start + SLIGHT < own.end && own.start + SLIGHT < other.end;
    });
    const [talk] = talks;
    return talk === undefined ? [] : [{ each, talk }];
  });
  if (breaks.length < FEWEST - 1 || found.length !== 1) return [];
  return found.map(({ each, talk }) =>
    warning(
      'meal-beside-talks',
      each.at('start'),
      `${said(each)} is at the same time as ${said(talk)}, and no other break is beside talks.`,
      {
        hint: 'Correct the times of one of the two.',
        related: [{ ...talk.at('start'), message: `${said(talk)} is here.` }],
      },
    ),
  );
});
/** Minutes by which a talk may run into a break. */
const SLIGHT = 10;

const FOR_EVERYBODY = /dinner|banquet|reception|gala|cocktail|dîner|réception|banquet|عشاء|حفل استقبال/iu;

/** Two evenings for everybody are not at one time. */
export const eveningsOverlap = defineCheck(['sessions'], ({ sessions }) => {
  const evenings = sessions.filter(
    (session) => session.value.kind === 'social' && takesPlace(session) && FOR_EVERYBODY.test(session.value.title),
  );
  return [...grouped(evenings, ({ value }) => value.date).values()].flatMap((all) =>
    all.flatMap((later, index): Diagnostic[] => {
      const own = minutesIn(later.value);
      const earlier = all.slice(0, index).find(({ value }) => {
        const other = minutesIn(value);
        return other.start < own.end && own.start < other.end;
      });
      if (earlier === undefined) return [];
      return [
        warning('breaks-overlap', later.at('date'), `${said(later)} is at the same time as ${said(earlier)}.`, {
          hint: 'Correct the day or the times of one of the two.',
          related: [{ ...earlier.at('date'), message: `${said(earlier)} is here.` }],
        }),
      ];
    }),
  );
});

/** Where all lectures but one are in the room where everybody meets, and nothing is beside that one, so is it. */
export const lectureElsewhere = defineCheck(['sessions', 'rooms'], ({ sessions, rooms }) => {
  const plenary = new Set(rooms.filter(({ value }) => value.plenary).map(({ value }) => value.id));
  const lectures = sessions.filter((session) => session.value.kind === 'lecture' && takesPlace(session));
  const elsewhere = lectures.filter(
    ({ value: { room = [] } }) => room.length > 0 && !room.some((id) => plenary.has(id)),
  );
  const [only] = elsewhere;
  if (only === undefined || elsewhere.length > 1 || lectures.length < FEWEST) return [];
  return [
    warning(
      'plenary-rooms',
      only.at('room'),
      `All other lectures are where everybody meets, and ${said(only)} is not.`,
      {
        hint: 'Correct the room.',
      },
    ),
  ];
});
