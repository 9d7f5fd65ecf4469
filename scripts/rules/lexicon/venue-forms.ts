import { escapeRegExp } from '../../content/texts/escape-reg-exp';
import { NAME, type Venue } from './known-places';

/** The venue, and the forms in which a text says that the conference is beside it. */
export interface VenueForms {
  readonly venue: Venue;
  /** A city before the country of the venue, or beside one of its two. */
  readonly cities: readonly RegExp[];
  /** A country after the city of the venue. */
  readonly country: RegExp;
}

/** The cities of a conference in two, or its one. */
const townsOf = ({ city }: Pick<Venue, 'city'>): string[] => city.split(/\s+(?:and|et|und|y|e|&|و)\s+/u);

/** The forms of a venue, made once for all texts. */
export function venueForms(venue: Venue): VenueForms {
  const city = escapeRegExp(venue.city);
  const before =
    venue.country === undefined
      ? []
      : [
          `(?:in|at|à|en) ${NAME}\\s*[,(]\\s*${escapeRegExp(venue.country)}`,
          `في (\\p{Script=Arabic}{3,}(?: \\p{Script=Arabic}{3,})?)،? ب?${escapeRegExp(venue.country)}`,
        ];
  const towns = townsOf(venue).map(escapeRegExp);
  const pairs =
    towns.length < 2 ? [] : towns.flatMap((town) => [`${town} (?:and|et|&) ${NAME}`, `${NAME} (?:and|et|&) ${town}`]);
  return {
    venue,
    cities: [...before, ...pairs].map((form) => new RegExp(`(?<!\\p{L})${form}`, 'u')),
    country: new RegExp(
      `${city}\\s*(?:[,،(]\\s*(?:(?:in|en|au|aux|à)\\s+(?:the\\s+)?)?|\\s(?:in|en|au|aux)\\s+)(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
      'u',
    ),
  };
}
