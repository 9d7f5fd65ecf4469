import { isHidden } from '../content/link/hidden';
import { headerValues } from './header-values';
import { metaPolicy } from './policy/content-security-policy';
import type { SiteFacts } from './policy/site-facts';
import type { TextFiles } from './template';

/** Policies that pages carry themselves where the host sends no headers: `dist/hosting/github-pages/meta.json`. */
export interface MetaFacts {
  readonly contentSecurityPolicy: string;
  /** The pages of another referrer policy than the site's, as regular expressions; the first that fits holds. */
  readonly referrerPolicy: readonly { readonly expression: string; readonly value: string }[];
}

/** For GitHub Pages, which sends no header of ours: the facts for `npm run deploy -- --host github-pages`. */
export function githubPages(site: SiteFacts): TextFiles {
  const referrer = headerValues(site).find(({ name }) => name === 'referrer-policy');
  const rows = [...(referrer?.elsewhere ?? []), { expression: '^/', value: referrer?.everywhere ?? '' }];
  const facts: MetaFacts = {
    contentSecurityPolicy: metaPolicy(site),
    referrerPolicy: rows.map(({ expression, value }) => ({ expression, value })),
  };
  return { 'github-pages/meta.json': `${JSON.stringify(facts, null, 2)}\n` };
}

/** A file of the site as GitHub Pages needs it: pages bring their policies along, files for other hosts stay away. */
export function forGithubPages(facts: MetaFacts): (name: string, bytes: Buffer) => Buffer | undefined {
  return (name, bytes) => {
    if (name === '.nojekyll') return bytes;
    if (isHidden(`/${name}`)) return undefined;
    if (!name.endsWith('.html')) return bytes;
    const referrer = facts.referrerPolicy.find(({ expression }) => new RegExp(expression).test(`/${name}`))?.value;
    const elements = [
      `<meta http-equiv="Content-Security-Policy" content="${facts.contentSecurityPolicy}"/>`,
      `<meta name="referrer" content="${referrer}"/>`,
    ];
    // Before everything that could load something, and after what says how to read the letters.
    const page = bytes.toString('utf8').replace(/<meta charset="utf-8"\/>/i, (charset) => charset + elements.join(''));
    return Buffer.from(page);
  };
}
