// Codes: country-disagrees, place-disagrees.

import { offsetAt, offsetLabel } from '../../../renderer/format/offset-at';
import { isRecord } from '../fields';
import type { Path } from '../read/parsed';
import { type Diagnostic, warning } from '../report/diagnostics';
import type { SchemaNode } from '../schemas';
import { citiesIn } from '../validate/cities';
import { codeOfCountry, nameOfCountry } from '../validate/country-names';
import { defineCheck } from './check';

const AFFILIATION = /^(?:affiliation2?|university|company)$/;

/** Branches abroad bear the name of the city at home. */
const BRANCH = /\b(?:campus|branch|overseas|international|worldwide|global|online|office|centre culturel)\b/i;

/** A place of work is in the country that stands beside it. */
export const cityInCountry = defineCheck([], (_records, { files }) => {
  const problems: Diagnostic[] = [];
  const told = (text: string, country: string | undefined, place: () => Diagnostic) => {
    const parts = text.split(/[,،]/);
    const last = parts.at(-1)?.trim() ?? '';
    const said = codeOfCountry(last);
    const code = (parts.length > 1 ? said : undefined) ?? (country === undefined ? undefined : codeOfCountry(country));
    // Of two countries that disagree, another rule tells.
    if (parts.length > 1 && said !== undefined && country !== undefined && codeOfCountry(country) !== said) return;
    const head = said === undefined || parts.length === 1 ? text : parts.slice(0, -1).join(',');
    if (code !== undefined && isElsewhere(head, code)) problems.push(place());
  };
  for (const { schema, entries } of files) {
    if (!hasAffiliation(schema)) continue;
    for (const { value, at } of entries) {
      eachAffiliation(value, schema, [], (text, country, path) =>
        told(text, country, () => {
          const [city] = citiesIn(text);
          const where = [...(city?.countries ?? [])].map((code) => nameOfCountry(code, 'en') ?? code).join(' or ');
          return warning(
            'country-disagrees',
            at(...path),
            `${city?.name} is in ${where}, and "${country !== undefined && !text.includes(country) ? `${text}" with "${country}` : text}" says another country.`,
            { hint: 'Correct the city or the country: the columns may have been sorted apart, or a row copied.' },
          );
        }),
      );
    }
  }
  return problems;
});

const UNIVERSAL = /^(?:Etc\/|UTC$|GMT$|Universal$|Zulu$)/;

/** Whether a text names cities, and all of them in other countries. */
function isElsewhere(text: string, code: string): boolean {
  if (BRANCH.test(text)) return false;
  const cities = citiesIn(text);
  if (cities.length === 0 || cities.some(({ countries }) => countries.has(code))) return false;
  const name = nameOfCountry(code, 'en');
  return name === undefined || !text.includes(name);
}

type Found = (text: string, country: string | undefined, path: Path) => void;

function eachAffiliation(value: unknown, node: SchemaNode, path: Path, found: Found): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (node.items) eachAffiliation(item, node.items, [...path, index], found);
  } else if (isRecord(value)) {
    const country = typeof value.country === 'string' ? value.country : undefined;
    for (const [field, child] of Object.entries(node.properties ?? {})) {
      const text = value[field];
      if (typeof text === 'string') {
        if (AFFILIATION.test(field)) found(text, country, [...path, field]);
      } else if (text !== undefined) eachAffiliation(text, child, [...path, field], found);
    }
  }
}

const hasAffiliation = (node: SchemaNode): boolean =>
  Object.entries(node.properties ?? {}).some(
    ([field, child]) =>
      AFFILIATION.test(field) || hasAffiliation(child) || (child.items !== undefined && hasAffiliation(child.items)),
  );

/** The venue is in its country, its address in its city, and its time zone shows the hours of that country. */
export const venueIsWhereItIs = defineCheck(['conference'], ({ conference }) => {
  const { venue, timeZone, start } = conference.value;
  if (venue === undefined) return [];
  const problems: Diagnostic[] = [];
  // Of a code and a country that disagree, another rule tells.
  const named = venue.country === undefined ? undefined : codeOfCountry(venue.country);
  if (named !== undefined && venue.countryCode !== undefined && named !== venue.countryCode) return [];
  const code = named ?? venue.countryCode;
  if (code !== undefined && isElsewhere(venue.city, code))
    problems.push(
      warning(
        'place-disagrees',
        conference.at('venue', venue.country === undefined ? 'countryCode' : 'country'),
        `${venue.city} is not in ${venue.country ?? code}.`,
        {
          hint: 'Correct the city or the country.',
          related: [{ ...conference.at('venue', 'city'), message: 'The city stands here.' }],
        },
      ),
    );
  const { address = '', city } = venue;
  const towns = citiesIn(address.replace(/^[^,]*,/, ''));
  const isHere = city.split(/\s+(?:and|et|und|y|e|&|و)\s+/u).some((town) => address.includes(town));
  if (towns.length > 0 && !isHere && address.includes(','))
    problems.push(
      warning(
        'place-disagrees',
        conference.at('venue', 'address'),
        `This address is in ${towns.at(-1)?.name}, and the conference in ${city}.`,
        {
          hint: 'Correct one of the two.',
          related: [{ ...conference.at('venue', 'city'), message: 'The city stands here.' }],
        },
      ),
    );
  // Who meets in a place and online may count in universal time.
  const zones = code === undefined || UNIVERSAL.test(timeZone) ? [] : zonesOf(code);
  const offset = offsetAt(timeZone, `${start}T12:00`);
  if (zones.length > 0 && zones.every((zone) => offsetAt(zone, `${start}T12:00`) !== offset))
    problems.push(
      warning(
        'place-disagrees',
        conference.at('timeZone'),
        `${timeZone} (${offsetLabel(offset)}) shows other hours than the clocks of ${venue.country ?? code}.`,
        {
          hint: `Did you mean ${zones[0]}?`,
          fix:
            zones.length === 1 && zones[0] !== undefined
              ? { from: timeZone, to: zones[0], isCertain: false }
              : undefined,
        },
      ),
    );
  return problems;
});

/** The time zones of a country, by the CLDR that Node has: a property in Node 20, a function since. */
function zonesOf(code: string): readonly string[] {
  // The types of TypeScript know neither yet.
  const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & Zones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

interface Zones {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[];
}
