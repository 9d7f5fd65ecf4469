import type { RouteKind } from '../shared/model/collections';
import type { Route } from '../shared/model/route';

/** The addresses of a site, by which its pages find each other. */
export interface Routes {
  /**
   * The route at an address, or undefined. Letter case counts, a slash at the end does not; the payment result's address
   * goes on with the payment's id (specification, section 2.2).
   */
  readonly at: (address: string) => Route | undefined;
  /** The first route of a kind, that of a record if its id is given, or undefined where the conference has no such page. */
  readonly of: (kind: RouteKind, id?: string) => Route | undefined;
  /** Every route of a kind, other spellings included. */
  readonly all: (kind: RouteKind) => readonly Route[];
}

/** Finds routes by their address and by their kind. */
export function routesOf(routes: readonly Route[]): Routes {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const byKind = new Map<RouteKind, Route>();
  for (const route of routes) if (!byKind.has(route.kind)) byKind.set(route.kind, route);
  const byRecord = new Map<string, Route>();
  for (const route of routes) if (route.path === route.canonical) byRecord.set(`${route.kind} ${route.id}`, route);
  // Thousands of pages ask for the same lists.
  const lists = new Map<RouteKind, readonly Route[]>();
  const all = (kind: RouteKind) => {
    const found = lists.get(kind) ?? routes.filter((route) => route.kind === kind);
    lists.set(kind, found);
    return found;
  };
  const results = all('payment-result');
  return {
    all,
    at: (address) => {
      const path = address.replace(/(?<=.)\/$/, '');
      return byPath.get(path) ?? results.find((result) => path.startsWith(`${result.path}/`));
    },
    of: (kind, id) => (id === undefined ? byKind.get(kind) : byRecord.get(`${kind} ${id}`)),
  };
}
