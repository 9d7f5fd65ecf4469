// Codes: country-disagrees.

import { affiliationsIn } from '../people/said-beside';
import { type Diagnostic, warning } from '../report/diagnostics';
import { quote } from '../texts/text-check';
import { citiesIn, isElsewhere } from '../validate/cities';
import { codeOfCountry, nameOfCountry } from '../validate/country-names';
import { defineCheck } from './check';

/** A place of work is in the country that stands beside it. */
export const cityInCountry = defineCheck([], (_records, site) =>
  affiliationsIn(site).flatMap(({ text, country, place }): Diagnostic[] => {
    const parts = text.split(/[,،]/);
    const said = parts.length > 1 ? codeOfCountry(parts.at(-1)?.trim() ?? '') : undefined;
    const beside = country === undefined ? undefined : codeOfCountry(country);
    // Of two countries that disagree, another rule tells.
    if (said !== undefined && country !== undefined && beside !== said) return [];
    const code = said ?? beside;
    const head = said === undefined ? text : parts.slice(0, -1).join(',');
    if (code === undefined || !isElsewhere(head, code)) return [];
    const [city] = citiesIn(head);
    const where = [...(city?.countries ?? [])].map((each) => nameOfCountry(each, 'en') ?? each).join(' or ');
    const whole = said === undefined && country !== undefined ? `${quote(text)} with "${country}"` : quote(text);
    return [
      warning('country-disagrees', place(), `${city?.name} is in ${where}, and ${whole} says another country.`, {
        hint: 'Correct the city or the country: the columns may have been sorted apart, or a row copied.',
      }),
    ];
  }),
);
