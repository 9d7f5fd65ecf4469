import { isHidden } from '../content/link/hidden';
import { headerValues } from './header-values';
import { metaPolicy } from './policy/content-security-policy';
import { NO_HOST, type SiteFacts } from './policy/site-facts';
import type { TextFiles } from './template';

/** Policies for `meta` elements of pages, since the host sends no headers: `dist/hosting/github-pages/meta.json`. */
export interface MetaFacts {
  readonly contentSecurityPolicy: string;
  /** The path of the site: the name of the repository, as of https://name.github.io/repository; absent at the root. */
  readonly base?: string;
  /** The domain of the site, if it is not one of GitHub's. */
  readonly domain?: string;
  /** Referrer policies by regular expressions of addresses; the first match counts. */
  readonly referrerPolicy: readonly { readonly expression: string; readonly value: string }[];
}

/** Makes the facts for `npx colloquium deploy --host github-pages`. GitHub Pages cannot send our headers. */
export function githubPages(site: SiteFacts): TextFiles {
  const referrer = headerValues(site).find(({ name }) => name === 'referrer-policy');
  const rows = [...(referrer?.elsewhere ?? []), { expression: '^/', value: referrer?.everywhere ?? '' }];
  const facts: MetaFacts = {
    contentSecurityPolicy: metaPolicy(site),
    ...(site.base !== undefined && { base: site.base }),
    ...(isOwnDomain(site) && { domain: site.host }),
    referrerPolicy: rows.map(({ expression, value }) => ({ expression, value })),
  };
  return { 'github-pages/meta.json': `${JSON.stringify(facts, null, 2)}\n` };
}

/** GitHub gives a site below a path no domain of its own. */
const isOwnDomain = ({ host, base }: SiteFacts) =>
  base === undefined && host !== NO_HOST && !host.endsWith('.github.io');

/** Adapts a file of the site to GitHub Pages: adds policies to pages, and leaves out files for other hosts. */
export function forGithubPages(facts: MetaFacts): (name: string, bytes: Buffer) => Buffer | undefined {
  return (name, bytes) => {
    if (name === '.nojekyll') return bytes;
    if (isHidden(`/${name}`)) return undefined;
    if (!name.endsWith('.html')) return bytes;
    const referrer = facts.referrerPolicy.find(({ expression }) =>
      new RegExp(expression).test(`${facts.base ?? ''}/${name}`),
    )?.value;
    const elements = [
      `<meta http-equiv="Content-Security-Policy" content="${facts.contentSecurityPolicy}"/>`,
      `<meta name="referrer" content="${referrer}"/>`,
    ];
    // Before every element that could load something, and after the charset.
    const page = bytes.toString('utf8').replace(/<meta charset="utf-8"\/>/i, (charset) => charset + elements.join(''));
    return Buffer.from(page);
  };
}
