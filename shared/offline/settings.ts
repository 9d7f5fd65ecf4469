/** Address of the service worker. It is at the top of the site, since a worker controls only the pages below its own address. */
export const WORKER_ADDRESS = '/sw.js';

/** The facts of the site that the build writes into the service worker. */
export interface OfflineSettings {
  /** The path of the site, with which all addresses begin; empty at the root of the host. */
  readonly base: string;
  /** Address prefixes that are never cached or intercepted: payment pages. */
  readonly excluded: readonly string[];
  /** Pages and files to cache after the first visit, most important first. */
  readonly wanted: readonly string[];
  /** Maximum size of the cache in bytes, uncompressed. */
  readonly budget: number;
  readonly language: string;
  /** "Offline. Last updated: {time}". */
  readonly asOf: string;
  readonly notKept: string;
  readonly kept: string;
  /** Pages to offer in place of one that is not cached. */
  readonly links: readonly { readonly path: string; readonly title: string }[];
}

/** The message by which pages ask the worker to cache the program, after they have loaded. */
export const CACHE_MESSAGE = 'keep';

/** Returns the prefix of the names of all caches. Sites on one host have one cache storage. */
export const cachePrefix = ({ base }: Pick<OfflineSettings, 'base'>): string => `conference${base}-`;

/** Tells whether a cache is of a site: "/conf" has "conference/conf-pages-1", and not "conference/conf-2027-pages-1". */
export function isCacheOf(site: Pick<OfflineSettings, 'base'>, name: string): boolean {
  const prefix = cachePrefix(site);
  return name.startsWith(prefix) && /^[a-z]+-\d+$/.test(name.slice(prefix.length));
}
