import type { RouteKind } from '../collections';
import type { Place } from '../report/diagnostics';

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

/** An address of the site, and where the data says so. */
export interface RouteEntry {
  readonly route: Route;
  readonly place: Place;
  /** The page follows from the content, and pages.yaml does not name it. */
  readonly isDerived: boolean;
  /** How to give the page another address, where that is not plain. */
  readonly remedy?: string | undefined;
}
