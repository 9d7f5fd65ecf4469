import type { Content, Route, RouteKind } from '../../../.content/types';

/** What hosts have to know of a kind of page. */
interface PagePolicy {
  /** Its address tells of a payment, which is nobody else's business: no page that it leads to learns the address. */
  readonly keepsItsAddress?: true;
  /** Its addresses go on with what is not known when the site is built, and one file answers all of them. */
  readonly goesOn?: true;
}

/** The kinds of page that hosts treat in another way than the rest. */
const PAGE_POLICIES: Partial<Record<RouteKind, PagePolicy>> = {
  'payment-form': { keepsItsAddress: true },
  // The address goes on with the number of the payment.
  'payment-result': { keepsItsAddress: true, goesOn: true },
  'payment-failure': { keepsItsAddress: true },
};

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
  routes: routes.filter(({ kind }) => PAGE_POLICIES[kind]).map(({ path, kind }) => ({ path, kind })),
});

/** The addresses whose pages are treated in a certain way. */
export const pathsThat = (policy: keyof PagePolicy, { routes }: Pick<SiteFacts, 'routes'>): readonly string[] =>
  routes.filter(({ kind }) => PAGE_POLICIES[kind]?.[policy]).map(({ path }) => path);
