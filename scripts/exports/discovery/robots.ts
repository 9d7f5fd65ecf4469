import type { Conference } from '../../content/content';

/** What search engines may read, and where they find the list of it (RFC 9309). */
export const robots = ({ url }: Conference): string => `User-agent: *
Allow: /
${url === undefined ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`;
