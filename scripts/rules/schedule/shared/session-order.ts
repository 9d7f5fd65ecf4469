import { grouped } from '../../../../shared/format/grouped';
import { minutesIn } from '../../../../shared/format/times';
import type { Session } from '../../../../shared/model/content';
import type { Entry } from '../../../content/validate/validate';
import { type Found, foundAs, over, say } from '../../kit';
import { beginOf, said, takesPlace } from '../../lexicon/named-sessions';
import { overlaps } from '../../lexicon/overlaps';
import { isPause } from '../../lexicon/pauses';

const BREAKS = new Set(['break', 'lunch']);
const TALKS = new Set(['oral', 'keynote', 'lecture', 'panel']);

const inRoom = ({ value: { room = [] } }: Entry<Session>) => room.length > 0;

/** Who prays, or comes if he likes, does so while others eat. */
const FOR_SOME =
  /(?<!\p{L})(?:prayers?|mass|optional|by invitation|prière|messe|facultati\p{L}+|sur invitation)(?!\p{L})|صلاة|اختياري/iu;

/** Nobody has two breaks at a time. */
export const breaksOverlap = over(['sessions'], ({ sessions }, { clock }) => {
  const breaks = sessions.filter(
    (session) =>
      (BREAKS.has(session.value.kind) || isPause(session)) &&
      takesPlace(session) &&
      !inRoom(session) &&
      !FOR_SOME.test(session.value.title),
  );
  return overlaps(breaks, ({ value }) => clock.spanOf(value.date, minutesIn(value))).map(([earlier, later]) =>
    foundAs('breaks-overlap', later.at('start'), say`${said(later)} is at the same time as ${said(earlier)}.`, {
      hint: 'Correct the times of one, or delete it. If the two are in different rooms, write the rooms.',
      related: [{ ...earlier.at('start'), message: `${said(earlier)} is here.` }],
    }),
  );
});

/** Minutes by which a talk may run into lunch. */
const SLIGHT = 10;

/** While everybody eats, nobody talks: a lunch for all is beside no talks, unless most lunches of the conference are. */
export const mealBesideTalks = over(['sessions'], ({ sessions }, { clock }) => {
  const spanOf = ({ value }: Entry<Session>) => clock.spanOf(value.date, minutesIn(value));
  const byDay = grouped(
    sessions.filter((session) => TALKS.has(session.value.kind) && takesPlace(session)),
    ({ value }) => value.date,
  );
  const lunches = sessions.filter(
    (session) => session.value.kind === 'lunch' && takesPlace(session) && !inRoom(session),
  );
  const found = lunches.flatMap((lunch) => {
    const own = spanOf(lunch);
    const talk = byDay
      .get(lunch.value.date)
      ?.find((each) => spanOf(each).start + SLIGHT < own.end && own.start + SLIGHT < spanOf(each).end);
    return talk === undefined ? [] : [{ lunch, talk }];
  });
  if (found.length > 1 && found.length * 2 > lunches.length) return [];
  return found.map(({ lunch, talk }) =>
    foundAs('meal-beside-talks', lunch.at('start'), say`${said(lunch)} is at the same time as ${said(talk)}.`, {
      hint: 'Correct the times of one of the two.',
      related: [{ ...talk.at('start'), message: `${said(talk)} is here.` }],
    }),
  );
});

/** Sessions are numbered in the order of time, if nearly all of them are. */
export const numberOrder = over(['sessions'], ({ sessions }) => {
  const numbered = sessions
    .filter(({ value }) => value.number !== undefined)
    .sort((a, b) => (a.value.number ?? 0) - (b.value.number ?? 0));
  const wrong = numbered.filter((session, index) => {
    const before = numbered[index - 1];
    return before !== undefined && beginOf(session) < beginOf(before);
  });
  // Numbers by topic or room follow no time.
  if (wrong.length > 2 && wrong.length * 5 > numbered.length) return [];
  return wrong.map((session) => {
    const before = numbered[numbered.indexOf(session) - 1] ?? session;
    return foundAs(
      'number-order',
      session.at('number'),
      say`Session ${session.value.number} (${beginOf(session)}) is before session ${before.value.number} (${beginOf(before)}).`,
      {
        hint: 'Number the sessions in the order of time: two numbers may have been exchanged, or a date is wrong.',
        related: [{ ...before.at('number'), message: `Session ${before.value.number} is here.` }],
      },
    );
  });
});

const OPENING =
  /^(?:opening|welcome)(?: (?:ceremony|session|remarks|address))?$|^(?:ouverture|cérémonie d[’']ouverture)|^(?:ال)?(?:ا)?فتتاح|^الافتتاح|^حفل الافتتاح/i;
const CLOSING = /^closing\b|^(?:clôture|cérémonie de clôture)|^(?:ال)?(?:ا)?ختتام|^الاختتام|^حفل الاختتام/i;

/** What opens the conference comes before the talks, and what closes it after them. */
export const openingOrder = over(['sessions'], ({ sessions }) => {
  const talks = sessions.filter((session) => TALKS.has(session.value.kind) && takesPlace(session));
  const ceremonies = sessions.filter(({ value: { kind } }) => kind === 'ceremony' || kind === 'award');
  const times = talks.map(beginOf).sort();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  return ceremonies.flatMap((session): Found => {
    const isLate = OPENING.test(session.value.title) && beginOf(session) > first;
    const isEarly = CLOSING.test(session.value.title) && beginOf(session) < last;
    if (!(isLate || isEarly)) return [];
    return foundAs(
      'opening-order',
      session.at('date'),
      isLate
        ? say`"${session.value.title}" comes after the first talk (${first}).`
        : say`"${session.value.title}" comes before the last talk (${last}).`,
      {
        hint: 'Correct the day or the time of one of the two.',
        related: talks
          .filter((each) => beginOf(each) === (isLate ? first : last))
          .slice(0, 1)
          .map((each) => ({ ...each.at('start'), message: `${said(each)} is here.` })),
      },
    );
  });
});

/** Of two rooms, the same one has the smaller number at every time: where it is otherwise once, two numbers were exchanged. */
export const numbersByRoom = over(['sessions'], ({ sessions }) => {
  const numbered = sessions.filter(({ value: { number, room = [] } }) => number !== undefined && room.length === 1);
  const pairs = [...grouped(numbered, ({ value: { date, start } }) => `${date} ${start}`).values()].flatMap((all) => {
    const [one, other, ...more] = [...all].sort((a, b) => (roomOf(a) < roomOf(b) ? -1 : 1));
    return one === undefined || other === undefined || more.length > 0 || roomOf(one) === roomOf(other)
      ? []
      : [
          {
            one,
            other,
            rooms: `${roomOf(one)} ${roomOf(other)}`,
            rises: (one.value.number ?? 0) < (other.value.number ?? 0),
          },
        ];
  });
  return [...grouped(pairs, ({ rooms }) => rooms).values()].flatMap((all) => {
    const turned =
      [true, false].map((rises) => all.filter((pair) => pair.rises === rises)).sort((a, b) => a.length - b.length)[0] ??
      [];
    const [only, ...more] = turned;
    if (only === undefined || more.length > 0 || all.length < MANY_PAIRS) return [];
    return foundAs(
      'number-order',
      only.one.at('number'),
      say`Session ${only.one.value.number} and session ${only.other.value.number}, at the same time, have their numbers in another order of rooms than ${all.length - 1} other pairs.`,
      {
        hint: 'Two numbers may have been exchanged, or two rooms.',
        related: [{ ...only.other.at('number'), message: `Session ${only.other.value.number} is here.` }],
      },
    );
  });
});
const MANY_PAIRS = 4;
const roomOf = ({ value: { room = [] } }: Entry<Session>) => String(room[0]);
