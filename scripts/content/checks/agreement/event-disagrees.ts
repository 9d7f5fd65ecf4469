// Codes: date-disagrees.

import { disagreement, otherDay, otherRoom } from '../../agreement/event-in-sentence';
import { partsOf } from '../../agreement/parts-of-sentence';
import { DATE_SIGN } from '../../agreement/typed-dates';
import { WEEKDAY_SIGN, weekdaysIn } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { isRecord } from '../../fields';
import { plainWords } from '../../plain-words';
import type { Diagnostic } from '../../report/diagnostics';
import { beginOf } from '../../schedule/named-sessions';
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

/** "Back in time for the dinner": what is named behind such a word is not what the hour beside it is of. */
const BESIDE_ANOTHER =
  /(?<!\p{L})(?:before|after|for|until|during|with|following|avant|après|pour|pendant|jusqu[’'](?:au|à)|قبل|بعد)\s+(?:(?:the|a|le|la|les|our|notre)\s+|l[’'])?\p{L}+(?:\s\p{L}+)?/giu;

/** A text without one says nothing of when something is. */
const DAY_OR_HOUR = new RegExp(`${WEEKDAY_SIGN.source}|${DATE_SIGN.source}`, 'iu');

/** The day of the week and the hour at which a text has an event are those of the schedule. */
export const eventDisagrees = defineCheck(
  ['conference', 'sessions', 'sessionKinds', 'rooms'],
  ({ conference: { value: conference }, sessions, sessionKinds, rooms }, site) => {
    // "Guided visit of the old town of Bergen" is known by its visit: other sentences are on Bergen, too.
    const places = new Set(plainWords(`${conference.venue?.city ?? ''} ${conference.venue?.country ?? ''}`));
    // A kind of the conference's own is something that others do not have, and is spoken of by its name.
    const own = new Set(sessionKinds.map(({ value }) => value.id));
    const isEvent = ({ value: { kind, status } }: Entry<Session>) =>
      (EVENTS.has(kind) || own.has(kind)) && status !== 'cancelled';
    const byWord = new Map<string, Entry<Session>[]>();
    for (const event of sessions)
      for (const word of new Set(plainWords(withoutPlace(event.value.title))))
        if (
          word.length >= SHORTEST_WORD &&
          !THE_WHOLE.has(word) &&
          !places.has(word) &&
          weekdaysIn(word).length === 0
        ) {
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
      // Where one is called by its whole title, words of it may be those of others, too.
      const titled = named.filter(
        ({ value: { title } }) => title.includes(' ') && sentence.toLowerCase().includes(title.toLowerCase()),
      );
      const [called] = titled;
      const isCalled = called !== undefined && titled.length === 1 && isEvent(called);
      const ofTitle = isCalled ? wrongDay(sentence, called) : undefined;
      if (ofTitle !== undefined) return ofTitle;
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

/** The one event after which a page of one's own is called: what its sentences say is about it. */
function eventOfPage(
  { collection, entry }: WrittenText,
  eventsIn: (text: string) => readonly Entry<Session>[],
): Entry<Session> | undefined {
  if (collection !== 'freePages' || !isRecord(entry.value) || typeof entry.value.title !== 'string') return undefined;
  const [event, ...others] = eventsIn(entry.value.title);
  return others.length === 0 ? event : undefined;
}

/** "The first keynote", "the last panel" → the place of a session among those of its kind, by time. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/(?:first|opening|première?|premier|(?:ال)?أولى)/iu, 0],
  [/(?:second|deuxième|(?:ال)?ثانية)/iu, 1],
  [/(?:third|troisième|(?:ال)?ثالثة)/iu, 2],
  [/(?:last|final|closing|dernière?|dernier|(?:ال)?أخيرة)/iu, -1],
];

/** Words for a kind of which there are a few. */
const OF_KIND: readonly (readonly [string, string])[] = [
  ['keynote', 'keynotes?(?: (?:talk|lecture|speech))?|conférence (?:invitée|plénière)|séance plénière'],
  ['lecture', 'distinguished lecture'],
  ['posters', 'poster session|session (?:de )?posters'],
  ['panel', 'panel|table ronde'],
];

const NTH = OF_KIND.flatMap(([kind, words]) =>
  PLACES.map(([place, index]) => ({
    kind,
    index,
    form: new RegExp(`(?<!\\p{L})(?:${place.source} (?:${words})|(?:${words}) (?:${place.source}))(?!\\p{L})`, 'iu'),
  })),
);

/** "The first keynote is on Wednesday at 9:30": it is the first by its time in the schedule. */
export const nthEventDisagrees = defineCheck(['sessions'], ({ sessions }, site) => {
  const ofKind = new Map(
    OF_KIND.map(([kind]) => [
      kind,
      sessions
        .filter(({ value }) => value.kind === kind && value.status !== 'cancelled')
        .sort((one, other) => (beginOf(one) < beginOf(other) ? -1 : 1)),
    ]),
  );
  return everyText(site, DAY_OR_HOUR, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (written.collection === 'sessions') return [];
    return sentencesIn(typedByHand(written.text)).flatMap(({ words, start, end }): Diagnostic[] => {
      const named = NTH.filter(({ form }) => form.test(words));
      const [only, ...more] = named;
      const session = only === undefined || more.length > 0 ? undefined : ofKind.get(only.kind)?.at(only.index);
      const message = session === undefined ? undefined : disagreement(words, session.value);
      if (session === undefined || message === undefined) return [];
      return [
        flawReport('date-disagrees', written, {
          start,
          end,
          message,
          hint: 'Correct one of the two.',
          related: [{ ...session.at('date'), message: `${quote(session.value.title)} is here.` }],
        }),
      ];
    });
  });
});
