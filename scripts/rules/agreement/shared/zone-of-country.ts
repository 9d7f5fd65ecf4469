import { offsetAt, offsetLabel } from '../../../../shared/format/offset-at';
import { codeOfCountry, mayBeOne } from '../../../content/validate/country-names';
import { zonesOfCountry } from '../../../content/validate/zones-of-country';
import { found, over, say } from '../../kit';

const UNIVERSAL = /^(?:Etc\/|UTC$|GMT$|Universal$|Zulu$)/;

/** Each month, since clocks change between two of them. */
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** The first zones of a country that has many. */
const listed = (zones: readonly string[]) =>
  `${zones.slice(0, 4).join(', ')}${zones.length > 4 ? ' or another one of the country' : ''}`;

/** The time zone shows the hours of the country of the venue. */
export const zoneOfCountry = over(['conference'], ({ conference }) => {
  const { venue, timeZone, start, online = false } = conference.value;
  const named = venue?.country === undefined ? undefined : codeOfCountry(venue.country);
  // Another rule reports a code and a country that disagree.
  if (named !== undefined && venue?.countryCode !== undefined && !mayBeOne(named, venue.countryCode)) return [];
  const code = named ?? venue?.countryCode;
  // Who meets in a place and online may count in universal time.
  if (code === undefined || (online && UNIVERSAL.test(timeZone))) return [];
  const zones = zonesOfCountry(code);
  const days = [start, ...MONTHS.map((month) => `${start.slice(0, 4)}-${month}-01`)];
  const hoursOf = (zone: string) => days.map((day) => offsetAt(zone, `${day}T12:00`));
  const own = hoursOf(timeZone);
  const others = zones.map(hoursOf);
  if (zones.length === 0 || others.some((hours) => hours.join() === own.join())) return [];
  const country = venue?.country ?? code;
  // Deadlines and the days of the conference may be on both sides of a change of clocks.
  const isSameThen = others.some(([then]) => then === own[0]);
  const [only, ...more] = zones;
  return found(
    conference.at('timeZone'),
    isSameThen
      ? say`${timeZone} shows the hours of ${country} on the days of the conference, but not all year.`
      : say`${timeZone} (${offsetLabel(own[0] ?? '')}) shows other hours than the clocks of ${country}.`,
    more.length === 0 && only !== undefined
      ? { hint: `Did you mean ${only}?`, fix: { from: timeZone, to: only, isCertain: false } }
      : { hint: `Did you mean ${listed(zones)}?` },
  );
});
