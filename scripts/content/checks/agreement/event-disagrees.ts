// Codes: date-disagrees.

import { partsOf } from '../../agreement/parts-of-sentence';
import { DATE_SIGN, monthDay, typedDates } from '../../agreement/typed-dates';
import { HOUR } from '../../agreement/typed-period';
import { WEEKDAY_SIGN, weekdaysIn } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Room, Session } from '../../content';
import { isRecord } from '../../fields';
import { plainWords } from '../../people/name-words';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText, type WrittenText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport, quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** What visitors are told of in sentences: what all go to, and not one of many sessions of papers. */
const EVENTS = new Set(['social', 'ceremony', 'posters', 'panel', 'award']);
/** Shorter words of a title are in many sentences. */
const SHORTEST_WORD = 5;

/** "Conference dinner" is known by its dinner: sentences on the conference as a whole have the other word. */
const THE_WHOLE = new Set(
  'conference congress symposium workshop meeting sessions session congres colloque reunion seance مؤتمر المؤتمر'.split(
    ' ',
  ),
);

/** "Walk to the beach" is known by its walk: other sentences go to the beach, too. */
const withoutPlace = (title: string): string =>
  title.replace(/(?<=\S)\s(?:to|at|in|au|aux|à|dans|chez|إلى|في)\s.*$/iu, '');

const TIME = new RegExp(
  `(?<!\\p{L})(?:at|from|begins at|starts at|à partir de|à|dès|في الساعة|الساعة)\\s+${HOUR}`,
  'giu',
);

const LEAVING =
  /(?<!\p{L})(?:bus(?:es)?|coach(?:es)?|shuttles?|boats?|trains?|meet|leave|navettes?|cars|autocars?|bateaux?|départ|rendez-vous|حافل\p{L}+)(?!\p{L})/iu;

/** "Back in time for the dinner": what is named behind such a word is not what the hour beside it is of. */
const BESIDE_ANOTHER =
  /(?<!\p{L})(?:before|after|for|until|during|with|following|avant|après|pour|pendant|jusqu[’'](?:au|à)|قبل|بعد)\s+(?:(?:the|a|le|la|les|our|notre)\s+|l[’'])?\p{L}+(?:\s\p{L}+)?/giu;

/** Words by which a sentence or note speaks of other days on purpose. */
export const OTHER_DAY =
  /until|before|after|by\b|previous|next|continu|tickets?|regist|sign|also|again|each|every|from|jusqu|avant|après|inscri|billet|suite|chaque|حتى|قبل|بعد|كل/i;

/** A text without one says nothing of when something is. */
const DAY_OR_HOUR = new RegExp(`${WEEKDAY_SIGN.source}|${DATE_SIGN.source}`, 'iu');

/** The number of the day of the week of an ISO date, 0 for Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay();

/** The day of the week and the hour at which a text has an event are those of the schedule. */
export const eventDisagrees = defineCheck(
  ['sessions', 'sessionKinds', 'rooms'],
  ({ sessions, sessionKinds, rooms }, site) => {
    // A kind of the conference's own is something that others do not have, and is spoken of by its name.
    const own = new Set(sessionKinds.map(({ value }) => value.id));
    const isEvent = ({ value: { kind, status } }: Entry<Session>) =>
      (EVENTS.has(kind) || own.has(kind)) && status !== 'cancelled';
    const byWord = new Map<string, Entry<Session>[]>();
    for (const event of sessions)
      for (const word of new Set(plainWords(withoutPlace(event.value.title))))
        if (word.length >= SHORTEST_WORD && !THE_WHOLE.has(word) && weekdaysIn(word).length === 0) {
          const others = byWord.get(word);
          if (others) others.push(event);
          else byWord.set(word, [event]);
        }
    // "In the River Room" names no dinner on the river.
    const halls = rooms.map(({ value: { name } }) => escapeRegExp(name)).filter((name) => name.includes(' '));
    const ofRooms = halls.length === 0 ? undefined : new RegExp(halls.join('|'), 'giu');
    const withoutRooms = (text: string) => (ofRooms === undefined ? text : text.replace(ofRooms, ' '));
    // A word of several titles says nothing.
    const eventsIn = (text: string): readonly Entry<Session>[] => [
      ...new Set(
        plainWords(withoutRooms(text)).flatMap((word) => {
          const titled = byWord.get(word) ?? [];
          return titled.length > 1 ? [] : titled;
        }),
      ),
    ];
    const wrongDay = (sentence: string, event: Entry<Session>) => {
      const message = otherDay(sentence, event.value);
      return message === undefined ? undefined : { event, message };
    };
    const wrong = (sentence: string, event: Entry<Session>) => {
      const message = disagreement(sentence, event.value) ?? otherRoom(sentence, event.value, rooms);
      return message === undefined ? undefined : { event, message };
    };
    /** Of a sentence on one event all of it, and else each part that is on one. */
    const wrongIn = (sentence: string, named: readonly Entry<Session>[], inPart: typeof eventsIn) => {
      const [only] = named;
      const whole = only !== undefined && named.length === 1 ? wrong(sentence, only) : undefined;
      if (whole !== undefined) return whole;
      for (const part of partsOf(sentence, (words) => inPart(words).length > 0)) {
        const [event, ...others] = inPart(part.replace(BESIDE_ANOTHER, ' '));
        const found = event !== undefined && others.length === 0 && isEvent(event) ? wrong(part, event) : undefined;
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const problems: Diagnostic[] = [];
    for (const written of everyText(site, DAY_OR_HOUR, isAboutTheConference)) {
      if (written.collection === 'sessions') continue;
      const ofPage = eventOfPage(written, eventsIn);
      for (const { words: sentence, start, end } of sentencesIn(typedByHand(written.text))) {
        const named = eventsIn(sentence);
        const found =
          named.length > 0
            ? wrongIn(sentence, named, eventsIn)
            : ofPage !== undefined && isEvent(ofPage) && wrongDay(sentence, ofPage);
        if (!(found && isEvent(found.event))) continue;
        problems.push(
          flawReport('date-disagrees', written, {
            start,
            end,
            message: found.message,
            hint: 'Correct one of the two.',
            related: [{ ...found.event.at('date'), message: `${quote(found.event.value.title)} is here.` }],
          }),
        );
        break;
      }
    }
    return problems;
  },
);

/** The room in which a sentence has an event, where the schedule has it in another. */
function otherRoom(sentence: string, { title, room = [] }: Session, rooms: readonly Entry<Room>[]): string | undefined {
  const named = rooms.filter(
    ({ value: { name } }) => name.includes(' ') && sentence.toLowerCase().includes(name.toLowerCase()),
  );
  const [only] = named;
  if (only === undefined || named.length > 1 || room.length === 0 || room.includes(only.value.id)) return undefined;
  return `${quote(title)} is in another room in the schedule than "${only.value.name}".`;
}

/** The one event after which a page of one's own is called: what its sentences say is about it. */
function eventOfPage(
  { collection, entry }: WrittenText,
  eventsIn: (text: string) => readonly Entry<Session>[],
): Entry<Session> | undefined {
  if (collection !== 'freePages' || !isRecord(entry.value) || typeof entry.value.title !== 'string') return undefined;
  const [event, ...others] = eventsIn(entry.value.title);
  return others.length === 0 ? event : undefined;
}

/** The day on which a sentence has an event, where the schedule has it on another. */
function otherDay(sentence: string, { title, date }: Session): string | undefined {
  const days = weekdaysIn(sentence);
  const [day] = days;
  if (day !== undefined && days.length === 1 && day.number !== weekdayOf(date))
    return `${quote(title)} is on ${date} in the schedule, which is no ${day.written}.`;
  const dates = typedDates(sentence);
  const [typed] = dates;
  if (typed !== undefined && dates.length === 1 && !OTHER_DAY.test(sentence) && !date.endsWith(`-${monthDay(typed)}`))
    return `${quote(title)} is on ${date} in the schedule, and the text says "${typed.written}".`;
  return undefined;
}

function disagreement(sentence: string, session: Session): string | undefined {
  const { title, start, end, note = '' } = session;
  const day = otherDay(sentence, session);
  if (day !== undefined) return day;
  const times = [...sentence.matchAll(TIME)].map(
    ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
  );
  const [time] = times;
  if (times.length !== 1 || time === undefined || time === start || time === end) return undefined;
  // The buses leave before it begins, and its note may say when.
  if (LEAVING.test(sentence) ? time < start : note.includes(time)) return undefined;
  return `${quote(title)} is from ${start} to ${end} in the schedule, and the text says ${time}.`;
}
