import type { Route } from '#content';

/** What every page component is given: the address that it is rendered for. */
export interface PageProps {
  readonly route: Route;
}
