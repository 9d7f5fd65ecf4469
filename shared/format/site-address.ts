import type { Conference } from '#content';

/** Returns the path below which a site is published: "/conf2027" of https://example.org/conf2027; empty at the root of its host. */
export const pathOfSite = ({ url }: Pick<Conference, 'url'>): string =>
  url === undefined ? '' : new URL(url).pathname.replace(/\/$/, '');

/** Returns the address at which a site was first published. Calendars and feeds identify their entries by it, so that a move changes none. */
export const firstAddressOf = ({ url, formerUrls: [first = url] = [] }: Published): string => first;

interface Published extends Pick<Conference, 'formerUrls'> {
  readonly url: string;
}

/** Returns the scheme and host of the address of a site. */
export const originOf = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : url.slice(0, url.length - pathOfSite({ url }).length);
