import type { Conference } from '#content';

type Venue = NonNullable<Conference['venue']>;

/** Returns the location: a venue, a web address, or both; empty if neither is known. */
export function locationData(place: object | undefined, onlineAt: string | undefined) {
  const online = onlineAt === undefined ? undefined : { '@type': 'VirtualLocation', url: onlineAt };
  if (place && online) return { location: [place, online] };
  return place || online ? { location: place ?? online } : {};
}

/** Describes a venue (https://schema.org/Place). */
export const placeData = (venue: Venue) => ({
  '@type': 'Place',
  name: venue.name ?? venue.city,
  address: { '@type': 'PostalAddress', ...streetOf(venue), ...townOf(venue) },
});

/** Returns city and country of a venue for a postal address. */
export const townOf = ({ city, country, countryCode }: Venue) => ({
  addressLocality: city,
  ...((countryCode ?? country) && { addressCountry: countryCode ?? country }),
});

/**
 * Whether a text is a postcode: a word or two of digits, in some countries with letters ("0150", "00-950", "SW1A 1AA",
 * "1012 AB").
 */
const isPostcode = (text: string) =>
  /^[\p{L}\p{N} -]{3,10}$/u.test(text) &&
  /\p{N}/u.test(text) &&
  text.split(' ').every((word) => /\p{N}/u.test(word) || /^\p{Lu}{1,2}$/u.test(word));

/**
 * Splits an address into street and postcode, and removes city and country, which are separate: "12 Harbour Street,
 * 0150 Oslo" has the postcode 0150.
 */
function streetOf({ address, city, country }: Venue) {
  if (address === undefined) return {};
  const parts = address.split(/[,،]\s*/u);
  const street: string[] = [];
  let postalCode: string | undefined;
  for (const part of parts) {
    const beside =
      part === country ? '' : part.endsWith(city) ? part.slice(0, -city.length).trim() : afterTown(part, city);
    if (beside === '') continue;
    if (beside !== undefined && postalCode === undefined && isPostcode(beside)) postalCode = beside;
    else street.push(part);
  }
  return {
    ...(street.length > 0 && { streetAddress: street.join(', ') }),
    ...(postalCode !== undefined && { postalCode }),
  };
}

const afterTown = (part: string, city: string) => (part.startsWith(city) ? part.slice(city.length).trim() : undefined);
