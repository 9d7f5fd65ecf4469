import { createHash } from 'node:crypto';
import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import { firstAddressOf } from '../../../shared/format/site-address';
import type { Conference } from '../../../shared/model/content';
import { editionName } from '../../../shared/slots/edition-name';
import { uuidOf } from './uuid';

/**
 * Makes the UUIDs by which schedule apps and feed readers identify slots, rooms, people and news in every release. They depend only on
 * the site's first address and the acronym, like those of calendars; never on an e-mail address.
 */
export function guidsOf(
  conference: Pick<Conference, 'acronym' | 'start' | 'formerUrls'> & { readonly url: string },
): (key: string) => string {
  const { origin } = new URL(firstAddressOf(conference));
  const edition = editionName(conference);
  return (key) => uuidOf(`${origin}/#${edition}/${key}`);
}

/** Some programs read larger numbers as negative. */
const MOST = 2 ** 31 - 1;

/**
 * Makes a positive number for each key, which schedule apps need in addition to the UUID. It is derived from the key, so that it stays the
 * same. If two keys have the same number, the alphabetically later one gets the next.
 */
export function numbersOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const taken = new Set<number>();
  for (const key of [...keys].sort(compareCodeUnits)) {
    let number = createHash('sha256').update(key).digest().readUInt32BE(0) % MOST;
    while (number === 0 || taken.has(number)) number = (number + 1) % MOST;
    taken.add(number);
    numbers.set(key, number);
  }
  return numbers;
}
