import { headerRules } from './policy/headers';
import { rewritesOf } from './policy/rewrites';
import type { SiteFacts } from './policy/site-facts';
import type { TextFiles } from './template';

/**
 * For Netlify and Cloudflare Pages: `_headers` and `_redirects` in the site's own folder.
 *
 * Both hosts give an address the headers of every row that fits it, and join two values of one header with a comma. So a
 * value can be replaced only where the last of a list counts (Referrer Policy, section 8.1) or where the first row
 * leaves the header out: pages get `Cache-Control` from the hosts themselves, which let them be asked for each time.
 */
export function headersFile(facts: SiteFacts): TextFiles {
  const rows = headerRules(facts).flatMap(({ paths, headers }, index) => {
    const said = Object.entries(headers).filter(([name]) => (index === 0 ? name !== HOSTS_OWN : REPLACEABLE.has(name)));
    return said.length === 0 ? [] : [[paths, ...said.map(([name, value]) => `  ${name}: ${value}`)].join('\n')];
  });
  const redirects = rewritesOf(facts).map(({ from, to }) => `${from} ${to} 200`);
  return { _headers: `${rows.join('\n\n')}\n`, _redirects: `${redirects.join('\n')}\n` };
}

const HOSTS_OWN = 'cache-control';
const REPLACEABLE: ReadonlySet<string> = new Set([HOSTS_OWN, 'referrer-policy']);
