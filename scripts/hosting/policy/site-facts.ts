import { pathOfSite } from '../../../shared/format/site-address';
import type { Content } from '../../../shared/model/content';
import { hasQuality } from '../../../shared/model/page-kinds';
import type { Route } from '../../../shared/model/route';

/** The address of a page that hosts treat specially. */
type HostedRoute = Pick<Route, 'path' | 'kind'>;

/** The host name in examples where the data has no address. */
export const NO_HOST = 'conference.example.org';

/** The facts of a site that hosts need. The build writes them to `dist/hosting/site.json`, where the server reads them. */
export interface SiteFacts {
  /** The host name of the public site; `NO_HOST` if the data does not say it. */
  readonly host: string;
  /** The path below which the site is published: "/conf2027"; absent at the root of its host. Routes begin with it, editions do not. */
  readonly base?: string;
  /** Address of the payment service: an https address or a path of its host; absent without a service. */
  readonly paymentApi?: string;
  readonly routes: readonly HostedRoute[];
  /** Address prefixes of past editions; absent if there are none. */
  readonly editions?: readonly string[];
}

/** Collects the facts of a compiled site. Aliases of an address are routes of their own. */
export const siteFacts = (
  { conference, payment }: Pick<Content, 'conference' | 'payment'>,
  routes: readonly Route[],
  editions: readonly string[] = [],
): SiteFacts => {
  const base = pathOfSite(conference);
  return {
    host: conference.url === undefined ? NO_HOST : new URL(conference.url).hostname,
    ...(base !== '' && { base }),
    ...(payment && { paymentApi: payment.api }),
    routes: routes
      .filter(({ kind }) => hasQuality(kind, 'payment') || hasQuality(kind, 'hasPathParameter'))
      .map(({ path, kind }) => ({ path: base + path, kind })),
    ...(editions.length > 0 && { editions }),
  };
};

/** Lists the addresses of pages of a special kind. */
export const pathsThat = (
  quality: 'payment' | 'hasPathParameter',
  { routes }: Pick<SiteFacts, 'routes'>,
): readonly string[] => routes.filter(({ kind }) => hasQuality(kind, quality)).map(({ path }) => path);
