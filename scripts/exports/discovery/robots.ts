import type { Conference } from '../../../shared/model/content';

/** Writes robots.txt: everything is allowed, and where the sitemap is (RFC 9309). */
export const robots = ({ url }: Conference): string => `User-agent: *
Allow: /
${url === undefined ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`;
