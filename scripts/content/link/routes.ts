import { EXPORTS } from '../../exports/index';
import { type CollectionName, collectionNames, collections, type RouteKind } from '../collections';
import type { Content } from '../content';
import { isRecord } from '../fields';
import type { Place } from '../report/diagnostics';
import { formats } from '../validate/formats';
import type { Collected } from '../validate/validate';
import type { Route } from './route';

/** An address of the site, and where the data says so. */
export interface RouteEntry {
  readonly route: Route;
  readonly place: Place;
}

/** The fields that every record with a page has; the schemas of those collections require them. */
interface PageRecord {
  readonly id: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly subtitle?: string;
}

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
  const known = pageAddresses(collected);
  if (known === undefined) return undefined;
  const unknown: string[] = [];
  for (const { paths, listedIn, files } of Object.values(EXPORTS)) {
    const content = contentOf(collected, listedIn);
    if (content === undefined) unknown.push(paths);
    // Nobody can link to the files of pictures, whose names say what is in them.
    else for (const { address } of files({ content, routes, pictures: [] })) known.add(address);
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
function pageAddresses(collected: Collected): Set<string> | undefined {
  const addresses = new Set<string>();
  for (const name of collectionNames) {
    if (collections[name].page === undefined) continue;
    const found = collected.get(name);
    if (found === undefined) return undefined;
    for (const { value } of found.all) {
      if (!isRecord(value)) return undefined;
      if (typeof value.path !== 'string' || !formats.route.test(value.path)) return undefined;
      addresses.add(value.path);
      const aliases: readonly unknown[] = Array.isArray(value.aliases) ? value.aliases : [];
      for (const alias of aliases) if (typeof alias === 'string') addresses.add(alias);
    }
  }
  return addresses;
}

/** Every address of the site: of each record with a page its path, then its other spellings. */
export function findRoutes(collected: Collected): RouteEntry[] {
  return collectionNames.flatMap((name) => {
    const { page } = collections[name];
    const entries = collected.get(name)?.entries ?? [];
    if (page === undefined) return [];
    return entries.flatMap(({ value, at }) => {
      const record = value as PageRecord; // the schema accepted it
      const { id, path, aliases = [], title } = record;
      const route = (spelling: string): Route => ({
        path: spelling,
        canonical: path,
        kind: (page === 'id' ? id : page) as RouteKind, // the ids of pages.yaml are a closed list in its schema
        id,
        title,
        description: record.description ?? record.subtitle ?? title,
      });
      return [
        { route: route(path), place: at('path') },
        ...aliases.map((alias, index) => ({ route: route(alias), place: at('aliases', index) })),
      ];
    });
  });
}
