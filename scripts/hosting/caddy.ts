import { WORTH_IT } from './compression';
import { headerValues } from './header-values';
import { CONTENT_TYPES } from './policy/content-types';
import { rewritesOf } from './policy/rewrites';
import type { SiteFacts } from './policy/site-facts';
import { fillTemplate, type TextFiles } from './template';

/** Between backticks, a Caddyfile reads every character literally. */
const quote = (text: string) => `\`${text}\``;

/** Makes the configuration for Caddy: a file to import into a site's block, and a complete example. */
export function caddy(facts: SiteFacts): TextFiles {
  const values = headerValues(facts);
  const everywhere = values.map(({ name, everywhere }) => ({ name, value: quote(everywhere) }));
  const elsewhere = values.flatMap(({ name, elsewhere }) =>
    elsewhere.toReversed().map(({ expression, value }, index) => ({
      name,
      matcher: `@${name}-${index}`,
      expression: quote(expression),
      value: quote(value),
    })),
  );
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => ({ extension, type: quote(type) }));
  const rewrites = rewritesOf(facts).map(({ expression, to }) => ({ expression: quote(expression), to }));
  return {
    'caddy/site.caddy': fillTemplate('site.caddy', {
      ...{ base: facts.base ?? '', everywhere, elsewhere, types, rewrites, worthIt: WORTH_IT },
    }),
    'caddy/Caddyfile': fillTemplate('Caddyfile', facts),
  };
}
