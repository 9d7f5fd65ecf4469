import { createHash } from 'node:crypto';
import { compareCodeUnits } from '../../../renderer/format/compare-code-units';
import type { Conference } from '../../content/content';
import { editionName } from './edition-name';
import { uuidOf } from './uuid';

/** The names by which programs of visitors know slots, rooms and people again, in every release. */
export interface Identity {
  /** For calendars: "session-oral-1.abc-2031@abc.example.org". */
  readonly uid: (key: string) => string;
  /** For schedule apps. */
  readonly guid: (key: string) => string;
}

/**
 * The identity of what a conference has, by the host and the acronym alone: a year that moves below an address of its own
 * keeps it. Nothing that changes is part of it, and no e-mail address.
 */
export function identityOf(conference: Pick<Conference, 'acronym' | 'start'> & { readonly url: string }): Identity {
  const { origin, hostname } = new URL(conference.url);
  const edition = editionName(conference);
  return {
    uid: (key) => `${key}.${edition}@${hostname}`,
    guid: (key) => uuidOf(`${origin}/#${edition}/${key}`),
  };
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
