import { codeOfCountry } from '../content/validate/country-names';
import { zonesOfCountry } from '../content/validate/zones-of-country';

/** Finds the time zone that is named after a city: "oslo" → "Europe/Oslo"; undefined if there is none. */
export function zoneLike(city: string): string | undefined {
  const wanted = plain(city);
  if (wanted === '') return undefined;
  return Intl.supportedValuesOf('timeZone').find((zone) => plain(zone.split('/').at(-1) ?? '') === wanted);
}

/** Suggests the time zone of a place: that of its city, or the only one of its country; undefined if there are several. */
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

/** Normalises a name: only letters, in lower case, without accents. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
