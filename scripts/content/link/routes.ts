import type { Route, RouteKind } from '../../../.content/types';
import { collectionNames, collections } from '../collections';
import { isRecord } from '../fields';
import type { Place } from '../report/diagnostics';
import { formats } from '../validate/formats';
import type { Collected } from '../validate/validate';

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

/**
 * Every address that a link may name: those of the pages and the documents. Records with mistakes count, since a link to
 * one of them is not a mistake of its own. Undefined if one of the addresses cannot be read.
 */
export function findAddresses(collected: Collected): ReadonlySet<string> | undefined {
  const addresses = new Set<string>();
  for (const name of collectionNames) {
    if (collections[name].page === undefined && name !== 'documents') continue;
    const found = collected.get(name);
    if (found === undefined) return undefined;
    for (const { value } of found.all) {
      if (!isRecord(value)) return undefined;
      const address = name === 'documents' ? `/documents/${value.file}` : value.path;
      if (typeof address !== 'string' || !formats.route.test(address)) return undefined;
      addresses.add(address);
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
