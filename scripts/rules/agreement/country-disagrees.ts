import { isRecord } from '../../content/fields';
import { codeOfCountry, isCountryName, mayBeOne, nameOfCountry } from '../../content/validate/country-names';
import { defineRule, type Found, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds a country code of the venue that belongs to another country. */
const codeOfVenue = over(['conference'], ({ conference }) => {
  const { country = '', countryCode } = conference.value.venue ?? {};
  const code = codeOfCountry(country);
  if (countryCode === undefined || code === undefined || mayBeOne(code, countryCode)) return false;
  return found(
    conference.at('venue', 'countryCode'),
    say`In ISO 3166, ${countryCode} is ${nameOfCountry(countryCode, 'en') ?? 'not used'}, and "${country}" has the code ${code}.`,
    {
      hint: `Write ${code}, or correct the country.`,
      related: [{ ...conference.at('venue', 'country'), message: 'The country is here.' }],
    },
  );
});

/** Finds affiliations in another country than their row says. */
const countryOfAffiliation = over([], (_records, { files }) =>
  files
    .filter(({ schema: { properties } }) => properties.affiliation !== undefined && properties.country !== undefined)
    .flatMap(({ entries }) => entries)
    .map(({ value, at }): Found => {
      if (!isRecord(value) || typeof value.affiliation !== 'string' || typeof value.country !== 'string') return false;
      const last = value.affiliation.split(',').at(-1)?.trim() ?? '';
      if (!(value.affiliation.includes(',') && isCountryName(last))) return false;
      const [one, other] = [codeOfCountry(last), codeOfCountry(value.country)];
      if (one === undefined || other === undefined || mayBeOne(one, other)) return false;
      return found(at('country'), say`"${value.affiliation}" is in ${last}, and not in ${value.country}.`, {
        hint: 'Correct the affiliation or the country.',
      });
    }),
);

export const rule = defineRule({
  code: 'country-disagrees',
  preset: 'thorough',
  reason: reasons.placeInDoubt,
  yieldsTo: { cell: ['country-disagrees'] },
  finders: [codeOfVenue, countryOfAffiliation],
});
