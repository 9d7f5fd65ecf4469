// Codes: country-disagrees.

import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Beside, saidOf } from '../../people/said-beside';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { codeOfCountry, mayBeOne, nameOfCountry } from '../../validate/country-names';

const isCountryField: Beside = (_, field) => field === 'country';

/** Nobody is from two countries: what people.csv, the committees and the program committee say of a person is one. */
export const twoCountries = defineCheck([], (_records, site) => {
  const told = saidOf(site, isCountryField).flatMap((said) => {
    const code = /^[A-Z]{2}$/.test(said.text) ? said.text : codeOfCountry(said.text);
    return code === undefined ? [] : [{ ...said, code }];
  });
  return [...grouped(told, ({ person }) => person).values()].flatMap(([first, ...others]): Diagnostic[] => {
    const other = others.find(({ code }) => first !== undefined && !mayBeOne(code, first.code));
    if (first === undefined || other === undefined) return [];
    const named = (code: string) => nameOfCountry(code, 'en') ?? code;
    return [
      warning(
        'country-disagrees',
        other.place(),
        `${other.name} is from ${named(other.code)} here, and from ${named(first.code)} elsewhere.`,
        {
          hint: 'Correct one of the two. If they are two people, say so in people.csv (notSameAs).',
          related: [{ ...first.place(), message: 'The other country is here.' }],
        },
      ),
    ];
  });
});
