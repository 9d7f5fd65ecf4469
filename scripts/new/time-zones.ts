import { codeOfCountry } from '../content/validate/country-names';
import { zonesOfCountry } from '../content/validate/zones-of-country';

/** The time zone that is named for a city, if there is one: "oslo" → "Europe/Oslo". */
export function zoneLike(city: string): string | undefined {
  const wanted = plain(city);
  if (wanted === '') return undefined;
  return Intl.supportedValuesOf('timeZone').find((zone) => plain(zone.split('/').at(-1) ?? '') === wanted);
}

/** The zone to propose for a place: that of its city, or the only one of its country; none where several may be meant. */
export function zoneOfPlace({
  city,
  country = '',
}: {
  readonly city: string;
  readonly country?: string;
}): string | undefined {
  const code = codeOfCountry(country);
  const zones = code === undefined ? [] : zonesOfCountry(code);
  const ofCity = zoneLike(city);
  if (ofCity !== undefined && (zones.length === 0 || zones.includes(ofCity))) return ofCity;
  return zones.length === 1 ? zones[0] : undefined;
}

/** Without accents, capitals and what stands between words. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
