import type { RouteKind } from '../shared/model/collections';
import type { Route } from '../shared/model/route';

/** Finds pages by address or kind. */
export interface Routes {
  /**
   * Returns the route at an address, or undefined. Addresses are case-sensitive; a trailing slash is ignored. The
   * payment result's address needs the payment's id at its end (specification, section 2.2).
   */
  readonly at: (address: string) => Route | undefined;
  /** Returns the first route of a kind, or that of a record; undefined if the conference has no such page. */
  readonly of: (kind: RouteKind, id?: string) => Route | undefined;
  /** Returns all routes of a kind, including aliases. */
  readonly all: (kind: RouteKind) => readonly Route[];
}

/** Indexes routes by address and kind. */
export function routesOf(routes: readonly Route[]): Routes {
  const plain = (address: string) => address.replace(/(?<=.)\/$/, '');
  const results = new Map<string, Route>();
  const byPath = new Map<string, Route>();
  for (const route of routes)
    if (route.kind === 'payment-result') results.set(route.path, route);
    else byPath.set(plain(route.path), route);
  const byKind = new Map<RouteKind, Route>();
  for (const route of routes) if (!byKind.has(route.kind)) byKind.set(route.kind, route);
  const byRecord = new Map<string, Route>();
  for (const route of routes) if (route.path === route.canonical) byRecord.set(`${route.kind} ${route.id}`, route);
  // Cached, since thousands of pages need the same lists.
  const lists = new Map<RouteKind, readonly Route[]>();
  const all = (kind: RouteKind) => {
    const found = lists.get(kind) ?? routes.filter((route) => route.kind === kind);
    lists.set(kind, found);
    return found;
  };
  return {
    all,
    at: (address) => {
      const path = plain(address);
      const id = path.lastIndexOf('/') + 1;
      return byPath.get(path) ?? (id < path.length ? results.get(path.slice(0, id - 1)) : undefined);
    },
    of: (kind, id) => (id === undefined ? byKind.get(kind) : byRecord.get(`${kind} ${id}`)),
  };
}
