// Codes: date-disagrees.

import { DATE_SIGN, monthDay, typedDates } from '../../agreement/typed-dates';
import { HOUR } from '../../agreement/typed-period';
import { WEEKDAY_SIGN, weekdaysIn } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Room, Session } from '../../content';
import { plainWords } from '../../people/name-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText } from '../../texts/every-text';
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

const TIME = new RegExp(`(?<!\\p{L})(?:at|from|begins at|starts at|à|dès|في الساعة|الساعة)\\s+${HOUR}`, 'giu');

const LEAVING =
  /(?<!\p{L})(?:bus(?:es)?|coach(?:es)?|shuttles?|boats?|trains?|meet|leave|navettes?|cars|autocars?|bateaux?|départ|rendez-vous|حافل\p{L}+)(?!\p{L})/iu;

/** Words by which a note speaks of other days on purpose. */
const OTHER_DAY =
  /until|before|after|by\b|previous|next|continu|tickets?|regist|sign|also|again|each|every|from|jusqu|avant|après|inscri|billet|suite|chaque|حتى|قبل|بعد|كل/i;

/** A text without one says nothing of when something is. */
const DAY_OR_HOUR = new RegExp(`${WEEKDAY_SIGN.source}|${DATE_SIGN.source}`, 'iu');

const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay();

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
        if (word.length >= SHORTEST_WORD && !THE_WHOLE.has(word)) {
          const others = byWord.get(word);
          if (others) others.push(event);
          else byWord.set(word, [event]);
        }
    // "In the River Room" names no dinner on the river.
    const halls = rooms.map(({ value: { name } }) => escapeRegExp(name)).filter((name) => name.includes(' '));
    const ofRooms = halls.length === 0 ? undefined : new RegExp(halls.join('|'), 'giu');
    const withoutRooms = (text: string) => (ofRooms === undefined ? text : text.replace(ofRooms, ' '));
    const problems: Diagnostic[] = [];
    for (const written of everyText(site, DAY_OR_HOUR, isAboutTheConference)) {
      if (written.collection === 'sessions') continue;
      for (const { words: sentence, start, end } of sentencesIn(typedByHand(written.text))) {
        // A word of several titles says nothing.
        const named = new Set(
          plainWords(withoutRooms(sentence)).flatMap((word) => {
            const titled = byWord.get(word) ?? [];
            return titled.length > 1 ? [] : titled;
          }),
        );
        const [event, ...others] = named;
        if (event === undefined || others.length > 0 || !isEvent(event)) continue;
        const message = disagreement(sentence, event.value) ?? otherRoom(sentence, event.value, rooms);
        if (message === undefined) continue;
        problems.push(
          flawReport('date-disagrees', written, {
            start,
            end,
            message,
            hint: 'Correct one of the two.',
            related: [{ ...event.at('date'), message: `${quote(event.value.title)} is here.` }],
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

/** In a list, "Friday's lunch" and "le déjeuner du vendredi" name the day of that item alone. */
const DAY_OF_ITEM =
  /(?<day>\p{L}+)['’]s (?<item>\p{L}+)(?=,| and )|(?<what>\p{L}+) (?:du|de) (?<jour>\p{L}+)(?=,| et )/giu;

/** A sentence without the days that it names of other items than an event. */
const withoutDaysOfOthers = (sentence: string, title: string): string =>
  sentence.replace(DAY_OF_ITEM, (written, ...found) => {
    const { item, what }: Partial<Record<string, string>> = found.at(-1);
    return plainWords(title).some((word) => plainWords(item ?? what ?? '').includes(word)) ? written : '';
  });

function disagreement(sentence: string, { title, date, start, end, note = '' }: Session): string | undefined {
  const days = weekdaysIn(withoutDaysOfOthers(sentence, title));
  const [day] = days;
  if (day !== undefined && days.length === 1 && day.number !== weekdayOf(date))
    return `${quote(title)} is on ${date} in the schedule, which is no ${day.written}.`;
  const dates = typedDates(sentence);
  const [typed] = dates;
  if (typed !== undefined && dates.length === 1 && !OTHER_DAY.test(sentence) && !date.endsWith(`-${monthDay(typed)}`))
    return `${quote(title)} is on ${date} in the schedule, and the text says "${typed.written}".`;
  const times = [...sentence.matchAll(TIME)].map(
    ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
  );
  const [time] = times;
  if (times.length !== 1 || time === undefined || time === start || time === end) return undefined;
  // The buses leave before it begins, and its note may say when.
  if (LEAVING.test(sentence) ? time < start : note.includes(time)) return undefined;
  return `${quote(title)} is from ${start} to ${end} in the schedule, and the text says ${time}.`;
}

/** What begins when its session is over is of another one: "Posters up from 16:00" of a session until 15:40. */
export const noteAfterEnd = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value: { note = '', start, end }, at }): Diagnostic[] => {
    const [found, hours = '', minutes = ''] = FROM.exec(note) ?? [];
    const hour = `${hours.padStart(2, '0')}:${minutes}`;
    if (found === undefined || end <= start || hour <= end) return [];
    return [
      warning('date-disagrees', at('note'), `The note says ${quote(found)}, and the session ends at ${end}.`, {
        hint: 'Correct the note or the hours.',
        related: [{ ...at('end'), message: 'The end is here.' }],
      }),
    ];
  }),
);
const FROM = new RegExp(
  `(?<!\\p{L})(?:from|starts? at|begins? at|opens? at|dès|à partir de|ouvre à|commence à|من الساعة|يبدأ في الساعة)\\s+${HOUR}`,
  'iu',
);

/** The note of a session names no other day of the week than its own. */
export const noteOfAnotherDay = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value: { note = '', date, start, end }, at }): Diagnostic[] => {
    const days = weekdaysIn(note);
    const [day] = days;
    const own = [weekdayOf(date), ...(end <= start ? [(weekdayOf(date) + 1) % 7] : [])];
    if (
      day === undefined ||
      days.length > 1 ||
      own.includes(day.number) ||
      /\d/.test(note.split(day.written)[1]?.slice(0, 15) ?? '') ||
      OTHER_DAY.test(note)
    )
      return [];
    return [
      warning('date-disagrees', at('note'), `The note says ${day.written}, and ${date} is none.`, {
        hint: 'Correct the note or the day.',
        related: [{ ...at('date'), message: 'The day is here.' }],
      }),
    ];
  }),
);
