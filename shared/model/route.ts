import type { RouteKind } from './collections';

/** An address of the site. */
export interface Route {
  readonly path: string;
  /** The address for search engines; differs from `path` for aliases. */
  readonly canonical: string;
  readonly kind: RouteKind;
  /** Id of the record that the page shows. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}
