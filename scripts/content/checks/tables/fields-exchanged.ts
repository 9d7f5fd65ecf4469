// Codes: cells-exchanged.

import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { nameWords } from '../../people/name-words';
import { plainWords } from '../../plain-words';
import type { Path } from '../../read/parsed';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import { citiesIn } from '../../validate/cities';
import { isCountryName } from '../../validate/country-names';
import type { Entry } from '../../validate/validate';

/** Two fields of one record, by their paths, each with the text of the other. */
function told({ at }: Pick<Entry, 'at'>, one: Path, other: Path, [here, there]: readonly [string, string]): Diagnostic {
  const [first, second] = [one, other].map((path) => String(path.at(-1)));
  return warning(
    'cells-exchanged',
    at(...one),
    `The ${first} ${quote(here)} and the ${second} ${quote(there)} seem to be exchanged.`,
    {
      hint: `Write ${quote(there)} as ${first}, and ${quote(here)} as ${second}.`,
      related: [{ ...at(...other), message: 'The other one is here.' }],
    },
  );
}

const isCity = (text: string) => citiesIn(text).some(({ name }) => name === text.trim());

/** The house is named as the house, and the city as the city: the address, or the list of cities, says which is which. */
export const venueExchanged = defineCheck(['conference'], ({ conference }) => {
  const { name, city = '', address = '' } = conference.value.venue ?? {};
  if (name === undefined || name === city) return [];
  const byAddress = address.includes(name) && !address.includes(city);
  if (!(byAddress || (isCity(name) && citiesIn(city).length === 0 && !address.includes(city)))) return [];
  return [told(conference, ['venue', 'name'], ['venue', 'city'], [name, city])];
});

/** An acronym is shorter than what it stands for. */
const LONGEST_ACRONYM = 4;

/** The short name of the conference is its acronym, and the long one its name. */
export const acronymExchanged = defineCheck(['conference'], ({ conference }) => {
  const { name, acronym } = conference.value;
  const words = (text: string) => text.trim().split(/\s+/).length;
  if (acronym === undefined || words(acronym) <= LONGEST_ACRONYM || words(name) >= words(acronym)) return [];
  if (!/\p{Lu}{2}|\p{Nd}/u.test(name)) return [];
  return [told(conference, ['name'], ['acronym'], [name, acronym])];
});

/** The city does not have the name of a country while the country has another. */
export const cityAndCountry = defineCheck(['conference'], ({ conference }) => {
  const { city = '', country = '' } = conference.value.venue ?? {};
  // Singapore, Luxembourg and Monaco are both.
  if (city === country || !isCountryName(city) || isCountryName(country) || country === '') return [];
  return [told(conference, ['venue', 'city'], ['venue', 'country'], [city, country])];
});

const PUBLISHER =
  /(?<!\p{L})(?:press|presses|verlag|publish\p{L}*|[ée]ditions?|books|society|association|university|universitaires?|academic|ltd|inc|gmbh|دار|منشورات)(?!\p{L})/iu;

/** A publisher has a name, and its place is a city. */
export const publisherExchanged = defineCheck(['proceedings'], ({ proceedings }) => {
  const { name = '', place } = proceedings.value.publisher ?? {};
  if (place === undefined || PUBLISHER.test(name) || !PUBLISHER.test(place) || isCity(place)) return [];
  return [told(proceedings, ['publisher', 'name'], ['publisher', 'place'], [name, place])];
});

/** The days stand as dates, and the place as venue: days have a number. */
export const heroExchanged = defineCheck(['home'], ({ home }) => {
  const { dates = '', venue = '' } = home.value.hero ?? {};
  if (dates === '' || venue === '' || /\p{Nd}|\{\{/u.test(dates) || !/\p{Nd}{4}|\p{Nd}\s*\p{L}/u.test(venue)) return [];
  return [told(home, ['hero', 'dates'], ['hero', 'venue'], [dates, venue])];
});

const WITHOUT = /(?<!\p{L})(?:without|not includ\p{L}+|excluding|sans|hors|دون|بدون)(?!\p{L})/iu;

/** The heading of the fees without accommodation says so, and that of the others does not. */
export const priceHeadingsExchanged = defineCheck(['registration'], ({ registration }) => {
  const { without = '', with: including = '' } = registration.value.fees ?? {};
  if (without === '' || WITHOUT.test(without) || !WITHOUT.test(including)) return [];
  return [told(registration, ['fees', 'without'], ['fees', 'with'], [without, including])];
});

/** A measure alone: "20 minutes", "6-8 pages". */
const MEASURE = /^\p{Nd}+(?:(?:\s?[-–]\s?| (?:to|or|à|ou|bis|إلى|أو) )\p{Nd}+)?(?:\s\p{L}+)?$/u;

/** A measure within a text: "A0, portrait", "84 x 118 cm", "up to 20 minutes". */
const MEASURED =
  /(?<![\p{L}\p{Nd}])(?:A[0-5](?![\p{L}\p{Nd}])|\p{Nd}+\s?[x×]\s?\p{Nd}+|\p{Nd}+(?:\s?[-–]\s?\p{Nd}+)?\s?(?:cm|mm|m|MB|pages?|minutes?|min|words|mots|hours?|heures?|دقيقة|دقائق|صفحات|كلمة)(?!\p{L}))/u;

/** A text in Markdown, whether or not it has been rendered yet. */
const textOf = (value: unknown): string => String(isRecord(value) ? value.html : value);

/** A fact has its name as label, and its value behind it. */
export const factExchanged = defineCheck(['calls'], ({ calls }) =>
  calls.flatMap((entry) =>
    (entry.value.facts ?? []).flatMap(({ label, value }, index) => {
      const words = textOf(value)
        .replace(/<[^>]*>/g, '')
        .trim();
      return (MEASURE.test(label) || MEASURED.test(label)) && !/\p{Nd}|\{\{|\]\(/u.test(words)
        ? [told(entry, ['facts', index, 'label'], ['facts', index, 'value'], [label, words])]
        : [];
    }),
  ),
);

/** Of so many affiliations most end with a country. */
const CUSTOM = 0.7;
const FEWEST = 5;

const endsInCountry = (text: string) => isCountryName(text.split(',').at(-1)?.trim() ?? '') && text.includes(',');

/** Where affiliations end with their country, the first one does: what somebody presides over is the second. */
export const affiliationsExchanged = defineCheck(['committeeMembers'], ({ committeeMembers }) => {
  const given = committeeMembers.filter(({ value }) => value.affiliation !== undefined);
  const usual = given.filter(({ value }) => endsInCountry(value.affiliation ?? '')).length;
  if (given.length < FEWEST || usual < CUSTOM * given.length) return [];
  return given.flatMap((entry): Diagnostic[] => {
    const { affiliation = '', affiliation2 = '' } = entry.value;
    if (endsInCountry(affiliation) || !endsInCountry(affiliation2)) return [];
    return [told(entry, ['affiliation'], ['affiliation2'], [affiliation, affiliation2])];
  });
});

/** The file of a portrait bears the name of who is on it: what else of the record it bears stands in the place of the name. */
export const nameByPortrait = defineCheck([], (_records, { files }) =>
  files.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      withPortrait(entry.value, []).flatMap(({ record, path }) => {
        const { name, image } = record;
        if (typeof name !== 'string' || typeof image !== 'string') return [];
        const words = plainWords((image.split('/').at(-1) ?? '').replace(/\.\w+$/, ''));
        const isOn = (text: string) => {
          const own = nameWords(text);
          return own.length > 1 && own.length <= words.length && own.every((word) => words.includes(word));
        };
        if (words.length < 2 || nameWords(name).some((word) => words.includes(word))) return [];
        const other = Object.entries(record).find(
          ([field, text]) => field !== 'name' && field !== 'image' && typeof text === 'string' && isOn(text),
        );
        if (other === undefined) return [];
        const [field, text] = other;
        const problem = told(entry, [...path, 'name'], [...path, field], [name, String(text)]);
        const portrait = { ...entry.at(...path, 'image'), message: 'The portrait bears the other name.' };
        return [{ ...problem, related: [...(problem.related ?? []), portrait] }];
      }),
    ),
  ),
);

interface Pictured {
  readonly record: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/** The objects within a value that have a picture. */
function withPortrait(value: unknown, path: Path): Pictured[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => withPortrait(item, [...path, index]));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([field, each]) =>
    typeof each === 'object' ? withPortrait(each, [...path, field]) : [],
  );
  return value.image === undefined ? inside : [{ record: value, path }, ...inside];
}
