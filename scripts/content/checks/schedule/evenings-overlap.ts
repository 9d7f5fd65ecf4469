// Codes: absurd-length, breaks-overlap, overlaps-plenary.

import { grouped } from '../../../../renderer/format/grouped';
import { minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { said, takesPlace } from '../../schedule/named-sessions';
import type { Entry } from '../../validate/validate';

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

/** What nobody gives a talk beside. */
const TALKS = new Set(['oral', 'keynote', 'lecture', 'panel', 'tutorial']);
/** Dinners begin then, at the earliest. */
const EVENING = '17:30';
/** Minutes by which a talk may run into an evening. */
const SLIGHT = 15;

/** Nobody gives a talk while all others are at dinner. */
export const talkBesideDinner = defineCheck(['sessions'], ({ sessions }) => {
  const held = sessions.filter((each) => takesPlace(each));
  const evenings = grouped(
    held.filter(({ value: { kind, title } }) => kind === 'social' && FOR_EVERYBODY.test(title)),
    ({ value }) => value.date,
  );
  const told = new Set<Entry<Session>>();
  return held.flatMap((talk): Diagnostic[] => {
    if (!TALKS.has(talk.value.kind)) return [];
    const { start, end } = minutesIn(talk.value);
    const evening = evenings.get(talk.value.date)?.find(({ value }) => {
      const own = minutesIn(value);
      return own.start + SLIGHT < end && start + SLIGHT < own.end;
    });
    if (evening === undefined || told.has(evening)) return [];
    // A dinner in the afternoon is the one that has slipped, whatever it is beside.
    const isDinnerOdd = evening.value.start < EVENING;
    if (isDinnerOdd) told.add(evening);
    const [odd, other] = isDinnerOdd ? [evening, talk] : [talk, evening];
    return [
      warning('overlaps-plenary', odd.at('start'), `${said(odd)} is at the same time as ${said(other)}.`, {
        hint: 'Correct the times of one of the two.',
        related: [{ ...other.at('start'), message: `${said(other)} is here.` }],
      }),
    ];
  });
});

/** What is for some only: the program of those who come along. */
const FOR_SOME =
  /accompan|partner|by invitation|invited|members|editors|board|committee|optional|sur invitation|membres|comité|facultati|اختياري|لجنة|spouse|compan|famil|child|accompagn|conjoint|enfant|مرافق|عائل/iu;

/** What people leave the house for, so that they hear no talk. */
const OUTING =
  /(?<!\p{L})(?:excursions?|outing|(?:guided |city )?(?:tour|visit|walk)|trip|cruise|hike|sortie|visite|promenade|croisière|randonnée)(?!\p{L})|رحلة|زيارة|جولة/iu;
const FOR_ALL: ReadonlySet<string> = new Set(['keynote', 'lecture']);

/** Nobody is sent on a visit while the conference is opened or closed, or everybody hears a keynote. */
export const eventBesideCeremony = defineCheck(['sessions'], ({ sessions }) => {
  const meetings = sessions.filter(
    (each) => takesPlace(each) && (each.value.kind === 'ceremony' || FOR_ALL.has(each.value.kind)),
  );
  const events = sessions.filter(
    (each) =>
      takesPlace(each) && each.value.kind === 'social' && !FOR_SOME.test(`${each.value.title} ${each.value.note}`),
  );
  return events.flatMap((event): Diagnostic[] => {
    const own = minutesIn(event.value);
    const isOuting = OUTING.test(event.value.title);
    const ceremony = meetings.find(({ value }) => {
      const { start, end } = minutesIn(value);
      if (FOR_ALL.has(value.kind) && !isOuting) return false;
      return value.date === event.value.date && start < own.end && own.start < end;
    });
    if (ceremony === undefined) return [];
    return [
      warning('overlaps-plenary', event.at('start'), `${said(event)} is at the same time as ${said(ceremony)}.`, {
        hint: 'Correct the times of one of the two. If it is for some only, accept this warning.',
        related: [{ ...ceremony.at('start'), message: `${said(ceremony)} is here.` }],
      }),
    ];
  });
});

/** Nobody eats and leaves for an excursion at one time: of two such rows that overlap by part, the hours of one have slipped. */
export const eventBesideLunch = defineCheck(['sessions'], ({ sessions }) => {
  const lunches = sessions.filter((each) => takesPlace(each) && each.value.kind === 'lunch');
  const events = sessions.filter(
    (each) =>
      takesPlace(each) &&
      each.value.kind === 'social' &&
      !FOR_SOME.test(`${each.value.title} ${each.value.note}`) &&
      !/lunch|déjeuner|picnic|pique-nique|غداء/iu.test(`${each.value.title} ${each.value.note}`),
  );
  return events.flatMap((event): Diagnostic[] => {
    const own = minutesIn(event.value);
    const lunch = lunches.find(({ value }) => {
      const { start, end } = minutesIn(value);
      return value.date === event.value.date && start < own.start && own.start < end;
    });
    if (lunch === undefined) return [];
    return [
      warning('breaks-overlap', event.at('start'), `${said(event)} begins while ${said(lunch)} is still on.`, {
        hint: 'Correct the times of one of the two.',
        related: [{ ...lunch.at('end'), message: `${said(lunch)} is here.` }],
      }),
    ];
  });
});

/** By then everybody has left the table; balls and parties may go on. */
const LATEST = '03:00';
const MORNING = '11:00';

/** A dinner that begins in the evening ends before the next morning. */
export const dinnerUntilMorning = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap((session): Diagnostic[] => {
    const { kind, title, start, end } = session.value;
    const isDinner = kind === 'social' && FOR_EVERYBODY.test(title) && takesPlace(session);
    if (!isDinner || end >= start || end <= LATEST || end >= MORNING) return [];
    return [
      warning('absurd-length', session.at('end'), `${said(session)} goes on until ${end} of the next morning.`, {
        hint: 'Correct the end.',
      }),
    ];
  }),
);
