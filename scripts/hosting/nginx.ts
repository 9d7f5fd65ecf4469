import { hiddenBelow } from '../content/link/hidden';
import { WORTH_IT } from './compression';
import { headerValues } from './header-values';
import { CONTENT_TYPES, TEXT_TYPES } from './policy/content-types';
import { rewritesOf } from './policy/rewrites';
import type { SiteFacts } from './policy/site-facts';
import { fillTemplate, type TextFiles } from './template';

/** In characters. nginx rejects longer types in `gzip_types`. */
const LONGEST = 46;

const quote = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;

/** Makes the configuration for nginx: a file for its `http` block, one for a `server` block, and an example that includes both. */
export function nginx(facts: SiteFacts): TextFiles {
  const { base = '' } = facts;
  const headers = headerValues(facts).map(({ name, everywhere, elsewhere }) => ({
    name,
    // Sites of one server have variables of their own.
    variable: `site${base}_${name}`.replace(/\W/g, '_'),
    everywhere: quote(everywhere),
    elsewhere: elsewhere.map(({ expression, value }) => ({ expression: quote(`~${expression}`), value: quote(value) })),
  }));
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => ({
    type: quote(type),
    extension: extension.slice(1),
  }));
  const rewrites = rewritesOf(facts).map(({ expression, to }) => ({ expression: quote(expression), to }));
  return {
    'nginx/maps.conf': fillTemplate('nginx-maps.conf', { headers }),
    'nginx/site.conf': fillTemplate('nginx-site.conf', {
      ...{ base, headers, types, rewrites, hidden: quote(hiddenBelow(base)) },
      ...{
        textTypes: TEXT_TYPES.filter(({ length }) => length <= LONGEST)
          .map(quote)
          .join(' '),
        worthIt: WORTH_IT,
      },
    }),
    'nginx/example.conf': fillTemplate('nginx-example.conf', facts),
  };
}
