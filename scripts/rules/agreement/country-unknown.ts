import { nearest } from '../../content/report/nearest';
import { codeOfCountry, countryNames } from '../../content/validate/country-names';
import { defineRule, found, over, say } from '../kit';
import { ANY_LETTER, everyText, isCountry, type WrittenText } from '../lexicon/every-text';
import { isTypoOf } from '../lexicon/typos';
import { reasons } from '../reasons';

const placeOf = ({ entry, path }: WrittenText) => entry.at(...path);

/** The languages in which the names of countries are known. */
const NAMED_IN = { languages: ['en', 'fr', 'ar', 'es', 'de', 'it', 'pt'] };

/** Finds countries that are not in ISO 3166: cities, continents, typos. */
const countryUnknown = over(
  ['conference'],
  ({ conference }, site) => {
    const { language } = conference.value;
    const named = everyText(site, ANY_LETTER, isCountry);
    const unknown = named.filter(({ text }) => codeOfCountry(text) === undefined);
    // If most are unknown, the column holds something else, which another rule reports.
    if (unknown.length > 3 && unknown.length * 2 > named.length) return [];
    const names = unknown.length === 0 ? [] : countryNames(language);
    return unknown.map((written) => {
      const near = nearest(written.text, names);
      return found(placeOf(written), say`"${written.text}" is not in ISO 3166.`, {
        hint:
          near === undefined
            ? 'Write the name of a country or territory, or its code, such as TN: not a city or a continent. If the name is right, accept this warning.'
            : `Did you mean "${near}"?`,
        ...(near !== undefined && { fix: { from: written.text, to: near, isCertain: false } }),
      });
    });
  },
  NAMED_IN,
);

/** Shorter names are near too many words. */
const SHORTEST = 5;

/** Finds a typo in the country of the venue. A name that is in no list may be right: Scotland. */
const venueCountry = over(['conference'], ({ conference }) => {
  const { venue, language } = conference.value;
  const name = venue?.country ?? '';
  const isUnknown = name.length >= SHORTEST && codeOfCountry(name) === undefined;
  const near = isUnknown ? countryNames(language).find((other) => isTypoOf(name, other)) : undefined;
  return (
    near !== undefined &&
    found(conference.at('venue', 'country'), say`"${name}" is not in ISO 3166.`, {
      hint: `Did you mean "${near}"?`,
      fix: { from: name, to: near, isCertain: false },
    })
  );
});

export const rule = defineRule({
  code: 'country-unknown',
  reason: reasons.placeInDoubt,
  finders: [countryUnknown, venueCountry],
});
