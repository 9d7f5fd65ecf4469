// Codes: place-disagrees.

import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { plainWords } from '../../plain-words';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport, quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** What houses are called in which people meet in the evening: "Hotel Sultan", "Sultan Hotel", "restaurant de la Plage". */
const KINDS =
  'hotel hôtel hostel restaurant museum musée palace palais castle château theatre theater théâtre brewery café villa gallery galerie park parc garden jardin library bibliothèque church église tower tour mairie'.split(
    ' ',
  );
/** With a capital or without. */
const KIND = `(?:${KINDS.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join('|')})`;
const PLACE = new RegExp(
  `(?<!\\p{L})(?:[Ii]n|[Aa]t|[Tt]o|[Dd]ans|à|À|[Aa]u|[Ee]n|في|إلى)\\s+(?:the |le |la |l[’'])?((?:${KIND}\\s+(?:(?:de la|de l[’']|des|du|de|of|of the|d[’'])\\s*)?(?:\\p{Lu}[\\p{L}’'-]+)(?:\\s\\p{Lu}[\\p{L}’'-]+)*)|(?:\\p{Lu}[\\p{L}’'-]+\\s)+${KIND}|(?:فندق|مطعم|متحف|قصر|حديقة)\\s+\\p{L}+)(?!\\p{L})`,
  'gu',
);
const KIND_SIGN = new RegExp(`${KIND}|فندق|مطعم|متحف|قصر|حديقة`, 'u');

/** What takes place in a house of others. */
const EVENTS: ReadonlySet<string> = new Set(['social', 'ceremony', 'award', 'lunch', 'posters']);
/** Shorter words of a title are in many sentences. */
const SHORTEST = 5;

const placesIn = (text: string) => [...text.matchAll(PLACE)].map(([, place = '']) => place);
const kindOf = (place: string) => KIND_SIGN.exec(place)?.[0].toLowerCase() ?? '';
const keyOf = (place: string) => plainWords(place).join(' ');

/** An evening is in the house that its note names, whatever text speaks of it. */
export const placeOfEvent = defineCheck(['sessions'], ({ sessions }, site) => {
  const events = sessions.flatMap((session: Entry<Session>) => {
    const { kind, status, note = '', title } = session.value;
    const [place, ...more] = EVENTS.has(kind) && status !== 'cancelled' ? placesIn(note) : [];
    if (place === undefined || more.length > 0) return [];
    return [
      { session, place, words: plainWords(title).filter((word) => word.length >= SHORTEST && !COMMON.has(word)) },
    ];
  });
  // Two dinners are told apart by more than their word.
  const known = events.filter(
    ({ words }) =>
      words.length > 0 &&
      sessions.filter(({ value }) => words.every((word) => plainWords(value.title).includes(word))).length === 1,
  );
  if (known.length === 0) return [];
  return everyText(site, KIND_SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (written.collection === 'sessions') return [];
    return sentencesIn(typedByHand(written.text)).flatMap(({ words, start, end }): Diagnostic[] => {
      const said = new Set(plainWords(words));
      const [event, ...others] = known.filter((each) => each.words.some((word) => said.has(word)));
      if (event === undefined || others.length > 0) return [];
      const named = placesIn(words).concat([...words.matchAll(SUBJECT)].map(([, place = '']) => place));
      const alike = named.filter((place) => kindOf(place) === kindOf(event.place));
      const [other] = alike;
      const isSame = alike.some(
        (place) => keyOf(place).includes(keyOf(event.place)) || keyOf(event.place).includes(keyOf(place)),
      );
      if (other === undefined || isSame) return [];
      return [
        flawReport('place-disagrees', written, {
          ...{ start, end },
          message: `The text has ${quote(event.session.value.title)} in ${quote(other)}; its note says ${quote(event.place)}.`,
          hint: 'Correct one of the two.',
          related: [{ ...event.session.at('note'), message: 'The note is here.' }],
        }),
      ];
    });
  });
});

/** Words of titles that say nothing of which evening it is. */
const COMMON: ReadonlySet<string> = new Set(
  'conference congress symposium welcome opening closing social event evening colloque congres accueil soiree'.split(
    ' ',
  ),
);
/** "The Hotel Sultan is where the dinner takes place". */
const SUBJECT = new RegExp(
  `(?<!\\p{L})(?:The |Le |La |L[’'])?(${KIND}\\s+\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)*)(?= (?:is|hosts|welcomes|accueille|est)(?!\\p{L}))`,
  'gu',
);
