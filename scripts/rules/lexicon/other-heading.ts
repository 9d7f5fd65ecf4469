import { codeOfCountry } from '../../content/validate/country-names';
import type { WrittenText } from './every-text';
import type { Flaw } from './flaw';
import { isElsewhere, NAME, PLACE_HINT, wordsOf } from './known-places';

/** Headings on how to come name where one comes to. */
const HEADING = new RegExp(
  `^(?:(?:[Hh]ow to )?(?:[Gg]et(?:ting)?|[Cc]om(?:e|ing)|[Rr]each(?:ing)?|[Tt]ravel(?:l?ing)?)(?: to)? |(?:Comment )?(?:[Vv]enir|[Aa]ller|[Aa]rriver|[Ss]e rendre) (?:à|au|en) )${NAME}$`,
  'u',
);
const ARABIC_HEADING = /^(?:كيفية )?(?:الوصول|القدوم|المجيء|السفر) إلى (\p{L}{3,})$/u;

/** "Entering Morocco", "Visas for France": a heading on coming that names a country. */
const COUNTRY_HEADING =
  /^(?:(?:[Ee]nter(?:ing)?|[Vv]isit(?:ing)?|[Rr]each(?:ing)?|[Tt]ravel(?:l?ing)? (?:to|in)|[Gg]etting to|[Cc]oming to|[Vv]isas? (?:for|to)) (?:the )?|(?:[Ee]ntrer|[Vv]enir|[Aa]rriver|[Vv]oyager) (?:en|au|aux|à|dans) |[Vv]isas? pour (?:la |le |l['’]|les )?|(?:دخول|السفر إلى|تأشيرة) )(.+)$/u;

/** "Venir à Monastir" of a conference in Sousse, "Entering Morocco" of one in Tunisia. */
export function otherHeading(
  { text, field }: WrittenText,
  known: ReadonlySet<string>,
  code: string | undefined,
): Flaw | undefined {
  if (field !== 'heading' && field !== 'title' && field !== 'label') return undefined;
  const country = COUNTRY_HEADING.exec(text)?.[1] ?? '';
  const named = codeOfCountry(country);
  if (named !== undefined && code !== undefined && named !== code)
    return {
      start: text.length - country.length,
      end: text.length,
      message: `"${country}" is not the country of the conference.`,
      hint: PLACE_HINT,
    };
  const place = (HEADING.exec(text) ?? ARABIC_HEADING.exec(text))?.[1];
  if (place === undefined || !isElsewhere(wordsOf(place), known)) return undefined;
  return {
    start: text.length - place.length,
    end: text.length,
    message: `"${place}" is not where the conference is.`,
    hint: PLACE_HINT,
  };
}
