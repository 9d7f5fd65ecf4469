import type { Content } from '../../content/content';
import { isKind } from '../../content/link/page-kinds';
import type { Route } from '../../content/link/route';

/** An address of a page that hosts treat in another way than the rest. */
type HostedRoute = Pick<Route, 'path' | 'kind'>;

/** What hosts have to know of a site. The build leaves it in `dist/hosting/site.json`, where the server reads it. */
export interface SiteFacts {
  /** The name of the public site's machine: "amicai.example.org". */
  readonly host: string;
  /** Address of the payment service, as in the content: an https address, or a path of the site itself. */
  readonly paymentApi: string;
  readonly routes: readonly HostedRoute[];
}

/** The facts of a compiled site. Other spellings of an address are addresses of their own. */
export const siteFacts = (
  { conference, payment }: Pick<Content, 'conference' | 'payment'>,
  routes: readonly Route[],
): SiteFacts => ({
  host: new URL(conference.url).hostname,
  paymentApi: payment.api,
  routes: routes
    .filter(({ kind }) => isKind(kind, 'payment') || isKind(kind, 'goesOn'))
    .map(({ path, kind }) => ({ path, kind })),
});

/** The addresses of the kinds of page about which something is special. */
export const pathsThat = (quality: 'payment' | 'goesOn', { routes }: Pick<SiteFacts, 'routes'>): readonly string[] =>
  routes.filter(({ kind }) => isKind(kind, quality)).map(({ path }) => path);
