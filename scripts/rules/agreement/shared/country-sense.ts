import { mostFirst, recurring, tally } from '../../../../shared/format/grouped';
import { isRecord } from '../../../content/fields';
import { nearest } from '../../../content/report/nearest';
import { keptByText } from '../../../content/texts/kept-by-text';
import {
  codeOfCountry,
  countryNames,
  isCountryName,
  isCountryNameIn,
  mayBeOne,
  nameOfCountry,
} from '../../../content/validate/country-names';
import { type Finding, foundAs, over, say } from '../../kit';
import { ANY_LETTER, everyText, isCountry, type WrittenText } from '../../lexicon/every-text';
import { isSlipAway } from '../../lexicon/letters-turned';
import { affiliationsIn } from '../../lexicon/said-beside';

const placeOf = ({ entry, path }: WrittenText) => entry.at(...path);

/** Codes are held to their form by the schema, and languages that nobody has names in are left alone. */
const isKnownLanguage = (language: string) => /^(?:en|fr|ar|es|de|it|pt)\b/.test(language);

/** A country is one of ISO 3166, by its name: no city, no continent, no slip. */
export const countryUnknown = over(['conference'], ({ conference }, site) => {
  const { language } = conference.value;
  if (!isKnownLanguage(language)) return [];
  const named = everyText(site, ANY_LETTER, isCountry);
  const unknown = named.filter(({ text }) => codeOfCountry(text) === undefined);
  // Where most are none, another column stands there, which another rule reports.
  if (unknown.length > 3 && unknown.length * 2 > named.length) return [];
  const names = unknown.length === 0 ? [] : countryNames(language);
  return unknown.map((written) => {
    const near = nearest(written.text, names);
    return foundAs('country-unknown', placeOf(written), say`"${written.text}" is not in ISO 3166.`, {
      hint:
        near === undefined
          ? 'Write the name of a country or territory, or its code, such as TN: not a city or a continent. If the name is meant as it stands, accept this warning.'
          : `Did you mean "${near}"?`,
      ...(near !== undefined && { fix: { from: written.text, to: near, isCertain: false } }),
    });
  });
});

/** A country has its name in the language of the site. */
export const countryInOtherLanguage = over(['conference'], ({ conference }, site) => {
  const { language } = conference.value;
  if (!isKnownLanguage(language)) return [];
  const named = everyText(site, ANY_LETTER, isCountry);
  const isOwn = keptByText((name: string) => isCountryNameIn(name, language), { most: 500, longest: 60 });
  const others = named.filter(({ text }) => !isOwn(text));
  // Where many are in another language, that is a custom.
  if (others.length > 2 && others.length * 5 > named.length) return [];
  return others.map((written) => {
    const { text } = written;
    const right = nameOfCountry(codeOfCountry(text) ?? '', language) ?? '';
    return foundAs(
      'country-two-spellings',
      placeOf(written),
      say`"${text}" is the name of ${right} in another language.`,
      {
        hint: `Write "${right}".`,
        fix: { from: text, to: right, isCertain: false },
      },
    );
  });
});

/** A country is written in one way within a table: visitors would see two. */
export const countryTwoSpellings = over([], (_records, site) => {
  const named = everyText(site, ANY_LETTER, isCountry).filter(({ text }) => codeOfCountry(text) !== undefined);
  return recurring(named, ({ collection, text }) => `${collection} ${codeOfCountry(text)}`).flatMap((same) => {
    const counts = tally(same, ({ text }) => text);
    if (counts.size < 2) return [];
    const [usual = ''] = mostFirst(counts)[0] ?? [];
    return same
      .filter(({ text }) => text !== usual)
      .map((written) =>
        foundAs(
          'country-two-spellings',
          placeOf(written),
          say`"${written.text}" and "${usual}" have one code in ISO 3166, ${codeOfCountry(usual)}.`,
          {
            hint: `Write "${usual}" in both places.`,
            fix: { from: written.text, to: usual, isCertain: false },
          },
        ),
      );
  });
});

/** A country is written behind affiliations as in the columns of countries: two tables stand on one page. */
export const countryInTwoTables = over(['conference'], ({ conference }, site) => {
  if (!isKnownLanguage(conference.value.language)) return [];
  const inColumns = everyText(site, ANY_LETTER, isCountry).map(({ text, collection, entry, path }) => ({
    ...{ text, table: collection as string },
    place: () => entry.at(...path),
  }));
  const behind = affiliationsIn(site).flatMap(({ text, place }) => {
    const last = text.includes(',') ? (text.split(',').at(-1)?.trim() ?? '') : '';
    return isCountryName(last) ? [{ text: last, table: '', place }] : [];
  });
  const isOwn = keptByText((name: string) => isCountryNameIn(name, conference.value.language), {
    most: 500,
    longest: 60,
  });
  // Other rules report names in another language, and two in one column.
  const all = [...inColumns, ...behind].filter(
    // A code is shown by the name of its country.
    ({ text }) => !/^\p{Lu}{2,3}$/u.test(text) && codeOfCountry(text) !== undefined && isOwn(text),
  );
  return recurring(all, ({ text }) => codeOfCountry(text) ?? '').flatMap((same) => {
    const counts = tally(same, ({ text }) => text);
    if (counts.size < 2) return [];
    const [usual = ''] = mostFirst(counts)[0] ?? [];
    const first = same.find(({ text }) => text === usual);
    return same
      .filter(({ text, table }) => text !== usual && !same.some((each) => each.table === table && each.text === usual))
      .map(({ text, place }) =>
        foundAs(
          'country-two-spellings',
          place(),
          say`"${text}" and "${usual}" have one code in ISO 3166, ${codeOfCountry(usual)}.`,
          {
            hint: `Write "${usual}" in both places.`,
            fix: { from: text, to: usual, isCertain: false },
            ...(first && { related: [{ ...first.place(), message: `"${usual}" is here.` }] }),
          },
        ),
      );
  });
});

/** The country of which a name is a slip: it is none, and one that is differs by a letter. */
const countryNear = (name: string, language: string): string | undefined =>
  name.length < SHORTEST || codeOfCountry(name) !== undefined
    ? undefined
    : countryNames(language).find((other) => isSlipAway(name, other));
/** Shorter names are near to too many words. */
const SHORTEST = 5;

/** The country behind an affiliation has its name in the language of the site, if nearly all have. */
export const affiliationInOtherLanguage = over(['conference'], ({ conference }, site) => {
  const { language } = conference.value;
  if (!isKnownLanguage(language)) return [];
  const named = affiliationsIn(site).flatMap(({ text, place }) => {
    const last = text.includes(',') ? (text.split(',').at(-1)?.trim() ?? '') : '';
    return isCountryName(last) ? [{ last, place }] : [];
  });
  const isOwn = keptByText((name: string) => isCountryNameIn(name, language), { most: 500, longest: 60 });
  const others = named.filter(({ last }) => !isOwn(last));
  if (others.length > 2 && others.length * 5 > named.length) return [];
  return others.map(({ last, place }) => {
    const right = nameOfCountry(codeOfCountry(last) ?? '', language) ?? '';
    return foundAs('country-two-spellings', place(), say`"${last}" is the name of ${right} in another language.`, {
      hint: `Write "${right}".`,
      fix: { from: last, to: right, isCertain: false },
    });
  });
});

/** The country of an affiliation, of a code, and of a venue is one. */
export const countryDisagrees = over(['conference'], ({ conference }, { files }) => {
  const { venue, language } = conference.value;
  const problems: Finding[] = [];
  // A name that nobody keeps may be right (Scotland); one that is a letter off another is a slip.
  const near = venue?.country === undefined ? undefined : countryNear(venue.country, language);
  if (venue?.country !== undefined && near !== undefined)
    problems.push(
      foundAs('country-unknown', conference.at('venue', 'country'), say`"${venue.country}" is not in ISO 3166.`, {
        hint: `Did you mean "${near}"?`,
        fix: { from: venue.country, to: near, isCertain: false },
      }),
    );
  const code = venue?.country === undefined ? undefined : codeOfCountry(venue.country);
  if (venue?.countryCode !== undefined && code !== undefined && !mayBeOne(code, venue.countryCode)) {
    problems.push(
      foundAs(
        'country-disagrees',
        conference.at('venue', 'countryCode'),
        say`In ISO 3166, ${venue.countryCode} is ${nameOfCountry(venue.countryCode, 'en') ?? 'not used'}, and "${venue.country}" has the code ${code}.`,
        {
          hint: `Write ${code}, or correct the country.`,
          related: [{ ...conference.at('venue', 'country'), message: 'The country is here.' }],
        },
      ),
    );
  }
  for (const { entries, schema } of files) {
    if (schema.properties.affiliation === undefined || schema.properties.country === undefined) continue;
    for (const { value, at } of entries) {
      if (!isRecord(value) || typeof value.affiliation !== 'string' || typeof value.country !== 'string') continue;
      const last = value.affiliation.split(',').at(-1)?.trim() ?? '';
      if (!(value.affiliation.includes(',') && isCountryName(last))) continue;
      const [one, other] = [codeOfCountry(last), codeOfCountry(value.country)];
      if (one === undefined || other === undefined || mayBeOne(one, other)) continue;
      problems.push(
        foundAs(
          'country-disagrees',
          at('country'),
          say`"${value.affiliation}" is in ${last}, and not in ${value.country}.`,
          {
            hint: 'Correct the affiliation or the country.',
          },
        ),
      );
    }
  }
  return problems;
});
