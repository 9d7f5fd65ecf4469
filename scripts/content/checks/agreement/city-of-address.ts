// Codes: place-disagrees.

import { defineCheck } from '../../check';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { citiesIn } from '../../validate/cities';

/** A town behind its postcode: "F-75005 Paris". */
const AFTER_POSTCODE = /(?<![\p{L}\d])(?:\p{Lu}{1,2}-)?\d{4,6}\s+(\p{Lu}[\p{L}' -]+?)(?=,|$)/u;

/** The city of the venue is that of its address, where the description of the conference names the latter, too. */
export const cityOfAddress = defineCheck(['conference'], ({ conference: { value, at } }) => {
  const { venue, description } = value;
  const town = AFTER_POSTCODE.exec(venue?.address ?? '')?.[1];
  // Of a town that is known, another rule tells.
  if (venue?.city === undefined || town === undefined || citiesIn(town).length > 0) return [];
  const has = (text: string, words: string) =>
    ` ${plainWords(text).join(' ')} `.includes(` ${plainWords(words).join(' ')} `);
  const isNamed = has(venue.address ?? '', venue.city) || has(venue.name ?? '', venue.city) || has(town, venue.city);
  if (isNamed || has(description, venue.city) || !has(description, town)) return [];
  return [
    warning('place-disagrees', at('venue', 'city'), `"${venue.city}" is not "${town}", the town of the address.`, {
      hint: `Write "${town}", as the description has it, or correct the address.`,
      related: [{ ...at('venue', 'address'), message: 'The address is here.' }],
    }) satisfies Diagnostic,
  ];
});
