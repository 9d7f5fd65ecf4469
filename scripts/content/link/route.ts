import type { Route } from '../../../shared/model/route';
import type { Place } from '../report/diagnostics';

/** An address of the site, and where the data says so. */
export interface RouteEntry {
  readonly route: Route;
  readonly place: Place;
  /** The page follows from the content, and pages.yaml does not name it. */
  readonly isDerived: boolean;
  /** How to give the page another address, where that is not plain. */
  readonly remedy?: string | undefined;
}
