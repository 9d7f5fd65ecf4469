import { codeOfCountry } from '../../content/validate/country-names';
import type { Flaw } from './flaw';
import { isElsewhere, isKnown, wordsOf } from './known-places';

/** A field for the venue holds something else: a hall that nobody knows, or another country. */
export function otherVenue(
  text: string,
  known: ReadonlySet<string>,
  named: ReadonlySet<string>,
  code: string | undefined,
): Flaw | undefined {
  if (text.includes('{{')) return undefined;
  const parts = text.split(/[,،]/).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isAbroad = codeOfCountry(last) !== undefined && code !== undefined && codeOfCountry(last) !== code;
  // The city alone is a venue, too; a building that nobody knows in it is another one.
  const isOther = (part: string) => isElsewhere(wordsOf(part), known) && codeOfCountry(part) === undefined;
  const isHere = isKnown(wordsOf(text), named) || (isKnown(wordsOf(text), known) && !parts.some(isOther));
  // "Halle aux Grains, Narbonne, France" has the building, and another town before the country.
  const town = parts.length > 2 && codeOfCountry(last) !== undefined ? (parts.at(-2) ?? '') : '';
  const isOtherTown = town !== '' && isOther(town) && /^\p{Lu}[\p{L} '’-]+$/u.test(town) && !HALL.test(town);
  if (isHere && !isAbroad && !isOtherTown) return undefined;
  return {
    start: 0,
    end: text.length,
    message: `"${text}" has nothing of the venue in conference.yaml.`,
    hint: 'Correct one of the two; a text may fetch it: {{conference.venue.name}}.',
  };
}

const HALL = /hall|room|floor|campus|building|block|wing|salle|amphi|étage|bâtiment|faculty|faculté|department/iu;
