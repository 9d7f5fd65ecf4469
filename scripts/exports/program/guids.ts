import { createHash } from 'node:crypto';
import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import type { Conference } from '../../../shared/model/content';
import { editionName } from '../../../shared/slots/edition-name';
import { uuidOf } from './uuid';

/**
 * Gives the UUIDs by which schedule apps and feed readers know slots, rooms, people and news again, in every release. They follow from
 * the site's address and the acronym alone, as those of calendars do; no e-mail address is part of them.
 */
export function guidsOf(
  conference: Pick<Conference, 'acronym' | 'start'> & { readonly url: string },
): (key: string) => string {
  const { origin } = new URL(conference.url);
  const edition = editionName(conference);
  return (key) => uuidOf(`${origin}/#${edition}/${key}`);
}

/** Above it, some programs take a number for a negative one. */
const MOST = 2 ** 31 - 1;

/**
 * A positive number for each key, which schedule apps want beside the UUID. It follows from the key, so that it stays what it
 * is; of two keys of one number, the later in the alphabet takes the next.
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
