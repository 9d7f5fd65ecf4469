// Codes: place-disagrees.

import { offsetAt, offsetLabel } from '../../../../renderer/format/offset-at';
import { keptByText } from '../../../cache/kept-by-text';
import { townsOf } from '../../agreement/venue-forms';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { flawReport } from '../../texts/text-check';
import { citiesIn, isElsewhere } from '../../validate/cities';
import { codeOfCountry, mayBeOne } from '../../validate/country-names';

const UNIVERSAL = /^(?:Etc\/|UTC$|GMT$|Universal$|Zulu$)/;

const CAPITAL = /\p{Lu}|\p{Script=Arabic}/u;

/** The venue is in its country, its address in its city, and its time zone shows the hours of that country. */
export const venueIsWhereItIs = defineCheck(['conference'], ({ conference }) => {
  const { venue, timeZone, start } = conference.value;
  if (venue === undefined) return [];
  const problems: Diagnostic[] = [];
  // Of a code and a country that disagree, another rule tells.
  const named = venue.country === undefined ? undefined : codeOfCountry(venue.country);
  if (named !== undefined && venue.countryCode !== undefined && !mayBeOne(named, venue.countryCode)) return [];
  const code = named ?? venue.countryCode;
  if (code !== undefined && isElsewhere(venue.city, code))
    problems.push(
      warning(
        'place-disagrees',
        conference.at('venue', venue.country === undefined ? 'countryCode' : 'country'),
        `The list of cities does not have ${venue.city} in ${venue.country ?? code}.`,
        {
          hint: 'Correct the city or the country.',
          related: [{ ...conference.at('venue', 'city'), message: 'The city stands here.' }],
        },
      ),
    );
  const { address = '', city } = venue;
  const towns = citiesIn(address.replace(/^[^,]*,/, ''));
  // Behind the code of a post office, only its town stands: a part of town before it may be called after another.
  const town = /(?<!\d)\d{4,6}\s+(\p{L}[^,\d]*)$/u.exec(address)?.[1]?.trim() ?? '';
  const isOtherTown = citiesIn(town).length > 0 && townsOf(venue).every((own) => !town.includes(own));
  const isHere = !isOtherTown && townsOf(venue).some((own) => address.includes(own));
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

const isVenue: Such = ({ field, kind }) => field === 'venue' && (kind === 'prose' || kind === 'markdown');

/** A field for the venue that names cities names that of the conference. */
export const venueFieldElsewhere = defineCheck(['conference', 'rooms'], ({ conference, rooms }, site) => {
  const { venue } = conference.value;
  if (venue === undefined) return [];
  // A hall may be called after another city.
  const withoutRooms = (text: string) =>
    rooms.reduce((rest, { value: { name } }) => rest.replaceAll(name, ' '.repeat(name.length)), text);
  const own = townsOf(venue);
  return everyText(site, CAPITAL, isVenue).flatMap((written): Diagnostic[] => {
    const { text } = written;
    if (text.includes('{{')) return [];
    const [city] = citiesIn(withoutRooms(text));
    if (city === undefined || own.some((town) => text.includes(town))) return [];
    return [
      flawReport('place-disagrees', written, {
        start: text.indexOf(city.name),
        end: text.indexOf(city.name) + city.name.length,
        message: `"${city.name}" is not where the conference is: ${venue.city}.`,
        hint: 'Correct it, or let the text fetch the place: {{conference.venue.city}}.',
      }),
    ];
  });
});

/** The time zones of a country, by the CLDR that Node has: a property in Node 20, a function since. */
const zonesOf = keptByText(
  (code): readonly string[] => {
    // The types of TypeScript know neither yet.
    const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & Zones;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  },
  { most: 300, longest: 100 },
);

interface Zones {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[];
}
