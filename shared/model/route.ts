import type { RouteKind } from './collections';

/** An address of the site. */
export interface Route {
  readonly path: string;
  /** The address that search engines should know; differs from `path` for second spellings. */
  readonly canonical: string;
  readonly kind: RouteKind;
  /** Id of the record that the page shows. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}
