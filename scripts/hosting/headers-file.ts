import { headerRules } from './policy/headers';
import { rewritesOf } from './policy/rewrites';
import type { SiteFacts } from './policy/site-facts';
import type { TextFiles } from './template';

/**
 * For Netlify and Cloudflare Pages: `_headers` and `_redirects` in the site's own folder.
 *
 * Both hosts give an address the headers of every row that fits it, and join two values of one header with a comma. Where
 * the last of a list counts (Referrer Policy, section 8.1), or where the first row leaves the header out, that replaces the
 * value: pages get `Cache-Control` from the hosts themselves, which let them be asked for each time. Any other value is
 * taken away before (`! name`), which Cloudflare knows. Netlify passes over lines without a colon: its browsers are given
 * both policies, and keep both (CSP level 3, section 8.1), so that there is never one less.
 */
export function headersFile(facts: SiteFacts): TextFiles {
  const rules = headerRules(facts);
  const [all] = rules;
  const rows = rules.flatMap(({ paths, headers }, index) => {
    const said = Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`;
      if (index === 0) return name === HOSTS_OWN ? [] : [line];
      return JOINED_WELL.has(name) || !(name in all.headers) ? [line] : [`  ! ${name}`, line];
    });
    return said.length === 0 ? [] : [[paths, ...said].join('\n')];
  });
  const redirects = rewritesOf(facts).map(({ from, to }) => `${from} ${to} 200`);
  return { _headers: `${rows.join('\n\n')}\n`, _redirects: `${redirects.join('\n')}\n` };
}

const HOSTS_OWN = 'cache-control';
/** Whose value is the later one's where two are joined, or is never joined. */
const JOINED_WELL: ReadonlySet<string> = new Set([HOSTS_OWN, 'referrer-policy']);
