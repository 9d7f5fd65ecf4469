// Codes: date-disagrees.

import { disagreement, otherDay, otherRoom } from '../../agreement/event-in-sentence';
import { partsOf } from '../../agreement/parts-of-sentence';
import { DATE_SIGN } from '../../agreement/typed-dates';
import { WEEKDAY_SIGN } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { namedEvents } from '../../schedule/named-events';
import { beginOf } from '../../schedule/named-sessions';
import { everyText, type WrittenText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport, quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** "Back in time for the dinner": what is named behind such a word is not what the hour beside it is of. */
const BESIDE_ANOTHER =
  /(?<!\p{L})(?:before|after|for|until|during|with|following|avant|après|pour|pendant|jusqu[’'](?:au|à)|قبل|بعد)\s+(?:(?:the|a|le|la|les|our|notre)\s+|l[’'])?\p{L}+(?:\s\p{L}+)?/giu;

/** A text without one says nothing of when something is. */
const DAY_OR_HOUR = new RegExp(`${WEEKDAY_SIGN.source}|${DATE_SIGN.source}`, 'iu');

/** The day of the week and the hour at which a text has an event are those of the schedule. */
export const eventDisagrees = defineCheck(
  ['conference', 'sessions', 'sessionKinds', 'rooms'],
  ({ conference, sessions, sessionKinds, rooms }, site) => {
    const { eventsIn, isEvent } = namedEvents(conference.value, { sessions, sessionKinds, rooms });
    const wrongDay: Look = (sentence, event) => otherDay(sentence, event.value);
    const wrong: Look = (sentence, event) =>
      disagreement(sentence, event.value) ?? otherRoom(sentence, event.value, rooms);
    /** Of a sentence on one event all of it, and else each part that is on one. */
    const wrongIn = (sentence: string, named: readonly Entry<Session>[]): Wrong | undefined => {
      const whole = of(onlyOne(named), wrong, sentence);
      if (whole) return whole;
      // Where one is called by its whole title, words of it may be those of others, too.
      const called = onlyOne(named.filter((event) => callsByTitle(sentence, event)));
      const ofTitle = called && isEvent(called) ? of(called, wrongDay, sentence) : undefined;
      if (ofTitle) return ofTitle;
      for (const part of partsOf(sentence, (words) => eventsIn(words).length > 0)) {
        const event = onlyOne(eventsIn(part.replace(BESIDE_ANOTHER, ' ')));
        const found = event && isEvent(event) ? of(event, wrong, part) : undefined;
        if (found) return found;
      }
      return undefined;
    };
    const wrongInText = (written: WrittenText): Diagnostic[] => {
      const ofPage = eventOfPage(written, eventsIn);
      for (const { words: sentence, start, end } of sentencesIn(typedByHand(written.text))) {
        const named = eventsIn(sentence);
        const found = named.length > 0 ? wrongIn(sentence, named) : of(ofPage, wrongDay, sentence);
        if (found && isEvent(found.event)) return [disagrees(written, { start, end, ...found })];
      }
      return [];
    };
    return everyText(site, DAY_OR_HOUR, isAboutTheConference)
      .filter(({ collection }) => collection !== 'sessions')
      .flatMap(wrongInText);
  },
);

/** An event of which a sentence says something else than the schedule. */
interface Wrong {
  readonly event: Entry<Session>;
  readonly message: string;
}

/** What a sentence says otherwise of an event, in words. */
type Look = (sentence: string, event: Entry<Session>) => string | undefined;

function of(event: Entry<Session> | undefined, look: Look, sentence: string): Wrong | undefined {
  const message = event && look(sentence, event);
  return event && message !== undefined ? { event, message } : undefined;
}

const onlyOne = <Item>([first, ...others]: readonly Item[]): Item | undefined =>
  others.length === 0 ? first : undefined;

const callsByTitle = (sentence: string, { value: { title } }: Entry<Session>): boolean =>
  title.includes(' ') && sentence.toLowerCase().includes(title.toLowerCase());

const disagrees = (
  written: WrittenText,
  { event, message, start, end }: Wrong & { readonly start: number; readonly end: number },
): Diagnostic =>
  flawReport('date-disagrees', written, {
    start,
    end,
    message,
    hint: 'Correct one of the two.',
    related: [{ ...event.at('date'), message: `${quote(event.value.title)} is here.` }],
  });

/** The one event after which a page of one's own is called: what its sentences say is about it. */
function eventOfPage(
  { collection, entry }: WrittenText,
  eventsIn: (text: string) => readonly Entry<Session>[],
): Entry<Session> | undefined {
  if (collection !== 'freePages' || !isRecord(entry.value) || typeof entry.value.title !== 'string') return undefined;
  return onlyOne(eventsIn(entry.value.title));
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
  const wrongInText = (written: WrittenText): Diagnostic[] =>
    sentencesIn(typedByHand(written.text)).flatMap(({ words, start, end }) => {
      const only = onlyOne(NTH.filter(({ form }) => form.test(words)));
      const event = only && ofKind.get(only.kind)?.at(only.index);
      const found = of(event, (sentence, { value }) => disagreement(sentence, value), words);
      return found ? [disagrees(written, { start, end, ...found })] : [];
    });
  return everyText(site, DAY_OR_HOUR, isAboutTheConference)
    .filter(({ collection }) => collection !== 'sessions')
    .flatMap(wrongInText);
});
