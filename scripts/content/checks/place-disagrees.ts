import { isAboutTheConference, typedByHand } from '../agreement/whose-texts';
import type { Conference } from '../content';
import { isRecord } from '../fields';
import type { Diagnostic } from '../report/diagnostics';
import { everyText } from '../texts/every-text';
import { type Flaw, flawReport } from '../texts/text-check';
import { codeOfCountry } from '../validate/country-names';
import { defineCheck } from './check';

const NAME = `(\\p{Lu}[\\p{L}'’-]+(?:(?:,? | d[eu’'] ?| des )\\p{Lu}[\\p{L}'’-]+)*)`;
/** "takes place in Rabat", "Rendez-vous à Lyon", "Welcome to Lisbon". */
const WHERE = new RegExp(
  `(?:[Ww]elcom(?:e|ing)(?: you)? (?:to|in)|[Ss]ee(?:ing)? you in|[Jj]oin us in|[Mm]eet(?:ing)? (?:you )?in|(?:is|are|be|was) held (?:in|at)|[Tt]akes? place (?:in|at)|[Bb]ienvenue (?:à|au|en)|[Rr]endez-vous (?:à|au|en)|se tien\\p{Ll}* (?:à|au|en|dans)|a lieu (?:à l['’]|à|au|en|dans)|[Ll]ieu ?: ?|[Vv]enue(?: is|:)|sessions are in)\\s?(?:the |la |le |l['’])?${NAME}`,
  'u',
);
const ARABIC = /(?:ينعقد المؤتمر في|مرحبا بكم في|أهلا بكم في|يقام المؤتمر في)\s+(\p{L}{3,}(?:\s\p{L}{3,})?)/u;

/** Words with a capital that are no places. */
const NO_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|french|arabic|person|room|hall|session|parallel|europe|africa|asia|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|salle|online|ligne|zoom)$/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Places that are typed into a text are those of the conference. */
export const placeDisagrees = defineCheck(
  ['conference', 'rooms'],
  ({ conference, rooms: halls }, site) => {
    const { venue, acronym, name, organizer } = conference.value;
    if (venue === undefined) return [];
    const rooms = site.files
      .filter(({ parsed }) => ['rooms', 'sessions', 'partners'].includes(parsed.collection))
      .flatMap(({ entries }) =>
        entries.map(({ value }) => (isRecord(value) ? `${value.name ?? ''} ${value.title ?? ''}` : '')),
      );
    const known = new Set(
      [venue.name, venue.city, venue.country, venue.address, acronym, name, organizer?.name, ...rooms].flatMap((text) =>
        wordsOf(text ?? ''),
      ),
    );
    const code = codeOfCountry(venue.country ?? '') ?? venue.countryCode;
    const problems: Diagnostic[] = [];
    for (const written of everyText(site, /\p{L}/u)) {
      // Without a table of rooms, a text may name a hall that stands nowhere else.
      const isField =
        halls.length > 0 && written.field === 'venue' && (written.kind === 'prose' || written.kind === 'markdown');
      if (!(isField || isAboutTheConference(written))) continue;
      const flaw = isField
        ? otherVenue(written.text, known, code)
        : otherPlace(typedByHand(written.text), known, code, venue);
      if (flaw !== undefined) problems.push(flawReport('place-disagrees', written, flaw));
    }
    return problems;
  },
  { whole: ['rooms'] },
);

const isKnown = (words: readonly string[], known: ReadonlySet<string>) =>
  words.some((word) => known.has(word) || [...known].some((other) => other.length > 4 && word.endsWith(other)));

function otherVenue(text: string, known: ReadonlySet<string>, code: string | undefined): Flaw | undefined {
  if (text.includes('{{')) return undefined;
  const last = text.split(/[,،]/).at(-1)?.trim() ?? '';
  const isAbroad = codeOfCountry(last) !== undefined && code !== undefined && codeOfCountry(last) !== code;
  if (isKnown(wordsOf(text), known) && !isAbroad) return undefined;
  return {
    start: 0,
    end: text.length,
    message: `"${text}" has nothing of the venue in conference.yaml.`,
    hint: 'Correct one of the two; a text may fetch it: {{conference.venue.name}}.',
  };
}

function otherPlace(
  text: string,
  known: ReadonlySet<string>,
  code: string | undefined,
  venue: NonNullable<Conference['venue']>,
): Flaw | undefined {
  const found = WHERE.exec(text) ?? ARABIC.exec(text);
  const place = found?.[1];
  const hint = 'Correct it, or let the text fetch the place: {{conference.venue.city}}, {{conference.venue.country}}.';
  if (found !== null && place !== undefined) {
    const words = wordsOf(place);
    const isOther =
      words.length > 0 &&
      !words.some((word) => NO_PLACE.test(word)) &&
      !isKnown(words, known) &&
      !/^\p{Lu}+$/u.test(place.split(' ')[0] ?? '');
    if (isOther && codeOfCountry(place) !== code)
      return {
        start: found.index,
        end: found.index + found[0].length,
        message: `"${place}" is not where the conference is: ${[venue.name, venue.city, venue.country].filter(Boolean).join(', ')}.`,
        hint,
      };
  }
  const after = new RegExp(
    `${venue.city.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}\\s*[,،(]\\s*(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
    'u',
  ).exec(text);
  const country = after?.[1] ?? '';
  const other = codeOfCountry(country);
  if (after === null || other === undefined || code === undefined || other === code) return undefined;
  return {
    start: after.index,
    end: after.index + after[0].length,
    message: `${venue.city} is in ${venue.country ?? code}, and not in ${country}.`,
    hint,
  };
}
