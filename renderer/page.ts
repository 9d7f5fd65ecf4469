import { type Route, type RouteKind, routes } from '#content';

const byPath = new Map(routes.map((route) => [route.path, route]));

const results = routes.filter(({ kind }) => kind === 'payment-result');

/**
 * The route at an address, or undefined. Letter case counts, a slash at the end does not; the payment result's address
 * goes on with the payment's id (specification, section 2.2).
 */
export function routeAt(address: string): Route | undefined {
  const path = address.replace(/(?<=.)\/$/, '');
  return byPath.get(path) ?? results.find((route) => path.startsWith(`${route.path}/`));
}

/** Every address of a kind of page, other spellings included. */
export const routesOf = (kind: RouteKind): readonly Route[] => routes.filter((route) => route.kind === kind);

/** The route whose kind there is only one of. */
export function routeOf(kind: RouteKind): Route {
  const found = routes.find((route) => route.kind === kind);
  if (!found) throw new Error(`data/pages.yaml has no page "${kind}"`);
  return found;
}

/** vite-plugin-ssr's `prerender` hook of a kind of page: every address that shows it. */
export const prerenderKind = (kind: RouteKind) => (): string[] => routesOf(kind).map(({ path }) => path);

/** vite-plugin-ssr's route function of a kind of page. */
export const routeKind =
  (kind: RouteKind) =>
  ({ urlPathname }: { readonly urlPathname: string }): boolean =>
    routeAt(urlPathname)?.kind === kind;

/** The record that a route shows. */
export function recordOf<T extends { readonly id: string }>(records: readonly T[], { id }: Route): T {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record "${id}"`);
  return found;
}
