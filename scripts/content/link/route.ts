import type { Route } from '../../../shared/model/route';
import type { Place } from '../report/diagnostics';

/** An address of the site, with its place in the data. */
export interface RouteEntry {
  readonly route: Route;
  readonly place: Place;
  /** The page is derived from the content; pages.yaml does not name it. */
  readonly isDerived: boolean;
  /** How to give the page another address, if that is not obvious. */
  readonly remedy?: string | undefined;
}
