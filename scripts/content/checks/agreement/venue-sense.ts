// Codes: place-disagrees.

import { offsetAt, offsetLabel } from '../../../../renderer/format/offset-at';
import { townsOf } from '../../agreement/venue-forms';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { flawReport } from '../../texts/text-check';
import { citiesIn, isElsewhere } from '../../validate/cities';
import { codeOfCountry, mayBeOne } from '../../validate/country-names';
import { zonesOfCountry } from '../../validate/zones-of-country';

const UNIVERSAL = /^(?:Etc\/|UTC$|GMT$|Universal$|Zulu$)/;

/** Each month, since clocks change between two of them. */
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** The first zones of a country that has many. */
const listed = (zones: readonly string[]) =>
  `${zones.slice(0, 4).join(', ')}${zones.length > 4 ? ' or another one of the country' : ''}`;

const CAPITAL = /\p{Lu}|\p{Script=Arabic}/u;

/** The venue is in its country, its address in its city, and its time zone shows the hours of that country. */
export const venueIsWhereItIs = defineCheck(['conference'], ({ conference }) => {
  const { venue, timeZone, start, online = false } = conference.value;
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
  const zones = code === undefined || (online && UNIVERSAL.test(timeZone)) ? [] : zonesOfCountry(code);
  const days = [start, ...MONTHS.map((month) => `${start.slice(0, 4)}-${month}-01`)];
  const hoursOf = (zone: string) => days.map((day) => offsetAt(zone, `${day}T12:00`));
  const own = hoursOf(timeZone);
  const others = zones.map(hoursOf);
  if (zones.length > 0 && !others.some((hours) => hours.join() === own.join())) {
    const country = venue.country ?? code;
    // Deadlines and the days of the conference may be on both sides of a change of clocks.
    const isSameThen = others.some(([then]) => then === own[0]);
    problems.push(
      warning(
        'place-disagrees',
        conference.at('timeZone'),
        isSameThen
          ? `${timeZone} shows the hours of ${country} on the days of the conference, but not all year.`
          : `${timeZone} (${offsetLabel(own[0] ?? '')}) shows other hours than the clocks of ${country}.`,
        {
          hint: zones.length === 1 ? `Did you mean ${zones[0]}?` : `Did you mean ${listed(zones)}?`,
          fix:
            zones.length === 1 && zones[0] !== undefined
              ? { from: timeZone, to: zones[0], isCertain: false }
              : undefined,
        },
      ),
    );
  }
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
