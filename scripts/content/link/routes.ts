import { EXPORTS } from '../../exports/index';
import { type CollectionName, collectionNames, collections } from '../collections';
import type { Content } from '../content';
import { isRecord } from '../fields';
import { formats } from '../validate/formats';
import type { Collected } from '../validate/validate';
import type { Route } from './route';

/** The addresses that a link may name. */
export interface Addresses {
  readonly known: ReadonlySet<string>;
  /** Where it cannot be told which files there will be, since the data that says so has mistakes: `/documents/*`. */
  readonly unknown: readonly string[];
}

/**
 * Every address that a link may name: those of the pages and of all files that the site has beside them. Undefined if
 * one of the pages' addresses cannot be read.
 */
export function findAddresses(collected: Collected, routes: readonly Route[]): Addresses | undefined {
  const known = pageAddresses(collected, routes);
  if (known === undefined) return undefined;
  const unknown: string[] = [];
  for (const { paths, listedIn, files } of Object.values(EXPORTS)) {
    const content = contentOf(collected, listedIn);
    if (content === undefined) unknown.push(paths);
    // Nobody can link to the files of pictures, whose names say what is in them.
    else for (const { address } of files({ content, routes, pictures: [], originals: [] })) known.add(address);
  }
  return { known, unknown };
}

/** The records of some collections, or nothing where one of them has mistakes. */
function contentOf(collected: Collected, names: readonly CollectionName[]): Content | undefined {
  const content = names.map((name) => {
    const { entries = [], all = undefined } = collected.get(name) ?? {};
    const values = entries.map(({ value }) => value);
    return {
      isWhole: all?.length === entries.length,
      part: [name, collections[name].shape === 'many' ? values : values[0]],
    };
  });
  // Object.fromEntries gives any: a row of exports asks for the collections alone that it names.
  return content.every(({ isWhole }) => isWhole) ? Object.fromEntries(content.map(({ part }) => part)) : undefined;
}

/** Records with mistakes count, for a link to one of those is not a mistake of its own. */
function pageAddresses(collected: Collected, routes: readonly Route[]): Set<string> | undefined {
  const addresses = new Set(routes.map(({ path }) => path));
  for (const name of collectionNames) {
    const { page, under } = collections[name];
    if (page === undefined) continue;
    const found = collected.get(name);
    if (found === undefined) return undefined;
    const accepted = new Set(found.entries.map(({ at }) => at));
    for (const { value, at } of found.all) {
      if (accepted.has(at)) continue;
      if (!isRecord(value)) return undefined;
      const path =
        value.path ?? (under === undefined || typeof value.id !== 'string' ? undefined : `${under}/${value.id}`);
      if (typeof path !== 'string' || !formats.route.test(path)) return undefined;
      addresses.add(path);
      const aliases: readonly unknown[] = Array.isArray(value.aliases) ? value.aliases : [];
      for (const alias of aliases) if (typeof alias === 'string') addresses.add(alias);
    }
  }
  return addresses;
}
