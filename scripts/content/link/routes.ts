import { CONTRIBUTION_TABLES, collectionNames, collections, type ListedBy } from '../../../shared/model/collections';
import type { Content } from '../../../shared/model/content';
import type { Route } from '../../../shared/model/route';
import type { Completed } from '../complete/complete';
import { isRecord } from '../fields';
import type { SiteContent } from '../site-content';
import { formats } from '../validate/formats';
import type { Collected } from '../validate/validate';
import { matchesPath } from './path-pattern';

/** Files next to the pages that a link may name: a row of the table of exports. */
export interface LinkedFiles {
  /** Their address, or their folder: `/documents/*`. */
  readonly paths: string;
  /** The collections that determine which files there are. */
  readonly listedIn: readonly ListedBy[];
  readonly files: (site: SiteContent) => readonly { readonly address: string }[];
}

/** The addresses that a link may name. */
export interface Addresses {
  /** Tells whether there is a page or file at an address, or may be one once errors in the data are fixed. */
  readonly has: (address: string) => boolean;
  /** Lists all known addresses: thousands, needed only for the hint of a broken link. */
  readonly known: () => readonly string[];
}

/**
 * Finds every address that a link may name: those of pages and of exported files. Undefined if the address of a page cannot be read.
 */
export function findAddresses(
  collected: Collected,
  completed: Completed,
  exports: readonly LinkedFiles[],
): Addresses | undefined {
  const routes = completed.routes.map(({ route }) => route);
  const pages = pageAddresses(collected, routes);
  if (pages === undefined) return undefined;
  const exported = exports.map((row) => ({
    paths: row.paths,
    files: filesLater(row, collected, completed, routes),
  }));
  return {
    has: (address) =>
      pages.has(address) ||
      exported.some(({ paths, files }) => matchesPath(paths, address) && files()?.has(address) !== false),
    known: () => [...new Set([...pages, ...exported.flatMap(({ files }) => [...(files() ?? [])])])],
  };
}

/** Lists the addresses of an export when first called; undefined if the data that they depend on has errors. */
function filesLater(
  { listedIn, files }: LinkedFiles,
  collected: Collected,
  completed: Completed,
  routes: readonly Route[],
): () => ReadonlySet<string> | undefined {
  let found: { readonly addresses: ReadonlySet<string> | undefined } | undefined;
  return () => {
    if (found) return found.addresses;
    const content = contentOf(collected, completed, listedIn);
    // Resized pictures have hashes in their names: no link can name them.
    const all = content && files({ content, routes, pictures: [], originals: [] });
    found = { addresses: all && new Set(all.map(({ address }) => address)) };
    return found.addresses;
  };
}

/** The records of some collections, or nothing where a table that they come from has mistakes. */
function contentOf(
  collected: Collected,
  { entries, contributions }: Completed,
  names: readonly ListedBy[],
): Content | undefined {
  const isWhole = (name: ListedBy): boolean =>
    name === 'contributions' ? CONTRIBUTION_TABLES.every(isWhole) : collected.get(name)?.isWhole === true;
  // A slot of a contribution is a session.
  if (!names.every(isWhole) || (names.includes('sessions') && !isWhole('listedContributions'))) return undefined;
  const parts = names.map((name) => {
    const values = (name === 'contributions' ? contributions : (entries.get(name) ?? [])).map(({ value }) => value);
    return [name, name === 'contributions' || collections[name].shape === 'many' ? values : values[0]];
  });
  return Object.fromEntries(parts); // it gives any: a row of exports asks for those alone that it names
}

/** Collects the addresses of pages, including those of records with errors, since a link to one of them is not wrong. */
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
