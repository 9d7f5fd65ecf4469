import { weekdaysIn } from '../agreement/weekdays';
import type { Conference, Room, Session } from '../content';
import { plainWords } from '../plain-words';
import { escapeRegExp } from '../texts/escape-reg-exp';
import type { Entry } from '../validate/validate';

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

interface Tables {
  readonly sessions: readonly Entry<Session>[];
  readonly sessionKinds: readonly Entry<{ readonly id: string }>[];
  readonly rooms: readonly Entry<Room>[];
}

/** The sessions of a programme, by the words with which sentences speak of them. */
export interface NamedEvents {
  /** The sessions that a text names; a word of several titles names none. */
  readonly eventsIn: (text: string) => readonly Entry<Session>[];
  /** Whether visitors are told of a session in sentences, and it takes place. */
  readonly isEvent: (session: Entry<Session>) => boolean;
}

export function namedEvents({ venue }: Conference, { sessions, sessionKinds, rooms }: Tables): NamedEvents {
  // "Guided visit of the old town of Bergen" is known by its visit: other sentences are on Bergen, too.
  const places = new Set(plainWords(`${venue?.city ?? ''} ${venue?.country ?? ''}`));
  const isTelling = (word: string) =>
    word.length >= SHORTEST_WORD && !THE_WHOLE.has(word) && !places.has(word) && weekdaysIn(word).length === 0;
  const byWord = new Map<string, Entry<Session>[]>();
  for (const event of sessions)
    for (const word of new Set(plainWords(withoutPlace(event.value.title)).filter(isTelling))) {
      const others = byWord.get(word);
      if (others) others.push(event);
      else byWord.set(word, [event]);
    }
  // "In the River Room" names no dinner on the river.
  const halls = rooms.map(({ value: { name } }) => escapeRegExp(name)).filter((name) => name.includes(' '));
  const ofRooms = halls.length === 0 ? undefined : new RegExp(halls.join('|'), 'giu');
  const titledIn = (word: string) => {
    const titled = byWord.get(word) ?? [];
    return titled.length > 1 ? [] : titled;
  };
  // A kind of the conference's own is something that others do not have, and is spoken of by its name.
  const own = new Set(sessionKinds.map(({ value }) => value.id));
  return {
    eventsIn: (text) => {
      const words = plainWords(ofRooms === undefined ? text : text.replace(ofRooms, ' '));
      return [...new Set(words.flatMap(titledIn))];
    },
    isEvent: ({ value: { kind, status } }) => (EVENTS.has(kind) || own.has(kind)) && status !== 'cancelled',
  };
}
