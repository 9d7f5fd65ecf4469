import { mostFirst, recurring, tally } from '../../../shared/format/grouped';
import type { Place } from '../../content/report/diagnostics';
import type { Site } from '../../content/survey';
import { keptByText } from '../../content/texts/kept-by-text';
import { codeOfCountry, isCountryName, isCountryNameIn, nameOfCountry } from '../../content/validate/country-names';
import { defineRule, type Found, found, over, say } from '../kit';
import { affiliationsIn } from '../lexicon/details-of-people';
import { ANY_LETTER, everyText, isCountry, type WrittenText } from '../lexicon/every-text';
import { reasons } from '../reasons';

const placeOf = ({ entry, path }: WrittenText) => entry.at(...path);

/** The languages in which the names of countries are known. */
const NAMED_IN = { languages: ['en', 'fr', 'ar', 'es', 'de', 'it', 'pt'] };

/** A country that the data names, in a column of a table or behind an affiliation. */
interface NamedCountry {
  readonly text: string;
  /** Its table; empty behind an affiliation. */
  readonly table: string;
  readonly place: () => Place;
}

const inColumns = (site: Site): readonly NamedCountry[] =>
  everyText(site, ANY_LETTER, isCountry).map((written) => ({
    text: written.text,
    table: written.collection,
    place: () => placeOf(written),
  }));

const behindAffiliations = (site: Site): readonly NamedCountry[] =>
  affiliationsIn(site).flatMap(({ text, place }) => {
    const last = text.includes(',') ? (text.split(',').at(-1)?.trim() ?? '') : '';
    return isCountryName(last) ? [{ text: last, table: '', place }] : [];
  });

const isNameIn = (language: string) =>
  keptByText((name: string) => isCountryNameIn(name, language), { most: 500, longest: 60 });

/** Finds countries with a name in another language than that of the site. */
const countryInOtherLanguage = over(
  ['conference'],
  ({ conference }, site) => {
    const { language } = conference.value;
    const isOwn = isNameIn(language);
    return [inColumns(site), behindAffiliations(site)].map((named) => {
      const others = named.filter(({ text }) => !isOwn(text));
      // Where many are in another language, that is the convention.
      if (others.length > 2 && others.length * 5 > named.length) return [];
      return others.map(({ text, place }) => {
        const right = nameOfCountry(codeOfCountry(text) ?? '', language) ?? '';
        return found(place(), say`"${text}" is the name of ${right} in another language.`, {
          hint: `Write "${right}".`,
          fix: { from: text, to: right, isCertain: false },
        });
      });
    });
  },
  NAMED_IN,
);

/** Finds two spellings of one country in a table. */
const countryTwoSpellings = over([], (_records, site) => {
  const named = inColumns(site).filter(({ text }) => codeOfCountry(text) !== undefined);
  return recurring(named, ({ table, text }) => `${table} ${codeOfCountry(text)}`).map((same) => otherThanUsual(same));
});

/** Finds a country that is spelled otherwise behind an affiliation than in a column: both tables are on one page. */
const countryInTwoTables = over(
  ['conference'],
  ({ conference }, site) => {
    const isOwn = isNameIn(conference.value.language);
    // The other finders report names in another language, and two spellings in one column.
    const all = [...inColumns(site), ...behindAffiliations(site)].filter(
      // A code is shown by the name of its country.
      ({ text }) => !/^\p{Lu}{2,3}$/u.test(text) && codeOfCountry(text) !== undefined && isOwn(text),
    );
    return recurring(all, ({ text }) => codeOfCountry(text) ?? '').map((same) =>
      otherThanUsual(same, ({ table }, usual) => same.some((each) => each.table === table && each.text === usual)),
    );
  },
  NAMED_IN,
);

/** Reports the spellings of one country that are not the usual one, but for those that are reported elsewhere. */
function otherThanUsual(
  same: readonly NamedCountry[],
  isReported: (named: NamedCountry, usual: string) => boolean = () => false,
): Found {
  const [usual = ''] = mostFirst(tally(same, ({ text }) => text))[0] ?? [];
  const first = same.find(({ text }) => text === usual);
  return same
    .filter((named) => named.text !== usual && !isReported(named, usual))
    .map(({ text, place }) =>
      found(place(), say`"${text}" and "${usual}" have one code in ISO 3166, ${codeOfCountry(usual)}.`, {
        hint: `Write "${usual}" in both places.`,
        fix: { from: text, to: usual, isCertain: false },
        ...(first && { related: [{ ...first.place(), message: `"${usual}" is here.` }] }),
      }),
    );
}

export const rule = defineRule({
  code: 'country-two-spellings',
  reason: reasons.placeInDoubt,
  yieldsTo: { cell: ['country-two-spellings'] },
  finders: [countryInOtherLanguage, countryTwoSpellings, countryInTwoTables],
});
