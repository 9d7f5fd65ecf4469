// Codes: country-disagrees.

import { defineCheck } from '../../check';
import { affiliationsIn } from '../../people/said-beside';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { quote } from '../../texts/text-check';
import { citiesIn, isElsewhere } from '../../validate/cities';
import { codeOfCountry, mayBeOne, nameOfCountry } from '../../validate/country-names';

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
      warning(
        'country-disagrees',
        place(),
        `The list of cities has ${city?.name} in ${where}, and ${whole} names another country.`,
        {
          hint: 'Correct the city or the country: the columns may have been sorted apart, or a row copied.',
        },
      ),
    ];
  }),
);

/** An institution that bears the name of a country. */
const OF_COUNTRY =
  /^(?:(?:National |Open |Technical |Catholic )?University of(?: the)? |Université (?:nationale )?(?:du |de la |de l[’']|de |d[’'])|جامعة )(\p{L}[\p{L} ]+)$/u;
/** The same the other way round: "National Taiwan University". */
const COUNTRY_FIRST =
  /^(?:National (\p{L}+) University|(\p{L}+) National University|Université nationale (?:du |de la |de l[’']|de |d[’'])(\p{L}+))(?!\p{L})/u;
/** Regions and cities that are called like countries. */
const SHARED = new Set(['GE', 'LU', 'MC', 'SM', 'GP', 'RE', 'DJ', 'PA', 'MX', 'TN', 'DZ', 'KW', 'GT', 'SV']);

/** The University of Namibia is in Namibia. */
export const universityOfCountry = defineCheck([], (_records, site) =>
  affiliationsIn(site).flatMap(({ text, country, place }): Diagnostic[] => {
    const first = COUNTRY_FIRST.exec(text.trim());
    const name = OF_COUNTRY.exec(text.trim())?.[1] ?? first?.[1] ?? first?.[2] ?? first?.[3] ?? '';
    // Granada is a city, too.
    const named = citiesIn(name).length > 0 ? undefined : codeOfCountry(name);
    const beside = country === undefined ? undefined : codeOfCountry(country);
    if (named === undefined || beside === undefined || mayBeOne(named, beside) || SHARED.has(named)) return [];
    return [
      warning('country-disagrees', place(), `${quote(text)} stands with "${country}".`, {
        hint: 'Correct the country or the affiliation: a cell may have slipped.',
      }),
    ];
  }),
);

const isPlaceOfWork: Such = ({ collection, field }) => collection === 'proceedings' && field === 'place';
const AFTER_COMMA = /[,،]/;

/** A publisher is in the country that stands behind its city. */
export const publisherPlace = defineCheck(['conference'], ({ conference }, site) =>
  everyText(site, AFTER_COMMA, isPlaceOfWork).flatMap(({ text, entry, path }): Diagnostic[] => {
    const parts = text.split(AFTER_COMMA);
    const code = codeOfCountry(parts.at(-1)?.trim() ?? '');
    const head = parts.slice(0, -1).join(',');
    // Of the city of the conference, another rule tells.
    const isTold = head.includes(conference.value.venue?.city ?? '\n');
    if (code === undefined || isTold || !isElsewhere(head, code)) return [];
    return [
      warning(
        'country-disagrees',
        entry.at(...path),
        `The list of cities does not have ${quote(head)} in ${nameOfCountry(code, 'en') ?? code}.`,
        {
          hint: 'Correct the city or the country.',
        },
      ),
    ];
  }),
);
