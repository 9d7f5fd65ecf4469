import type { Content } from '../../../shared/model/content';
import { hasQuality } from '../../../shared/model/page-kinds';
import type { Route } from '../../../shared/model/route';

/** The address of a page that hosts treat specially. */
type HostedRoute = Pick<Route, 'path' | 'kind'>;

/** The facts of a site that hosts need. The build leaves it in `dist/hosting/site.json`, where the server reads it. */
export interface SiteFacts {
  /** The name of the public site's machine: "conference.example.org"; an example where the data does not say it. */
  readonly host: string;
  /** Address of the payment service, as in the content: an https address, or a path of the site itself; if there is one. */
  readonly paymentApi?: string;
  readonly routes: readonly HostedRoute[];
  /** The prefixes of the addresses of past editions; absent if there are none. */
  readonly editions?: readonly string[];
}

/** The facts of a compiled site. Other spellings of an address are addresses of their own. */
export const siteFacts = (
  { conference, payment }: Pick<Content, 'conference' | 'payment'>,
  routes: readonly Route[],
  editions: readonly string[] = [],
): SiteFacts => ({
  host: conference.url === undefined ? 'conference.example.org' : new URL(conference.url).hostname,
  ...(payment && { paymentApi: payment.api }),
  routes: routes
    .filter(({ kind }) => hasQuality(kind, 'payment') || hasQuality(kind, 'hasPathParameter'))
    .map(({ path, kind }) => ({ path, kind })),
  ...(editions.length > 0 && { editions }),
});

/** The addresses of the kinds of page about which something is special. */
export const pathsThat = (
  quality: 'payment' | 'hasPathParameter',
  { routes }: Pick<SiteFacts, 'routes'>,
): readonly string[] => routes.filter(({ kind }) => hasQuality(kind, quality)).map(({ path }) => path);
