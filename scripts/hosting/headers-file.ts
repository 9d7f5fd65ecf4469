import { headerRules } from './policy/headers';
import { rewritesOf } from './policy/rewrites';
import type { SiteFacts } from './policy/site-facts';
import type { TextFiles } from './template';

/**
 * Makes the configuration for Netlify and Cloudflare Pages: `_headers` and `_redirects` in the site's own folder.
 *
 * Both hosts send the headers of every matching row, and join two values of one header with a comma. That is right for a header of which
 * the last value counts (Referrer Policy, section 8.1), and for `Cache-Control`, which the first row leaves to the hosts: they make
 * browsers revalidate pages. Other headers are removed first (`! name`), which Cloudflare supports. Netlify ignores such lines and sends
 * both policies; browsers then apply both (CSP level 3, section 8.1), so the result is never weaker.
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
  const redirects = rewritesOf(facts).map(({ from, folder }) => `${from} ${folder} 200`);
  return { _headers: `${rows.join('\n\n')}\n`, _redirects: `${redirects.join('\n')}\n` };
}

const HOSTS_OWN = 'cache-control';
/** Headers whose last value counts if two are joined, or that are never joined. */
const JOINED_WELL: ReadonlySet<string> = new Set([HOSTS_OWN, 'referrer-policy']);
