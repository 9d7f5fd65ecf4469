import { hiddenBelow } from '../content/link/hidden';
import { headerValues } from './header-values';
import { CONTENT_TYPES, TEXT_TYPES } from './policy/content-types';
import { rewritesOf } from './policy/rewrites';
import type { SiteFacts } from './policy/site-facts';
import { fillTemplate, type TextFiles } from './template';

const quote = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;

/** Makes the configuration for Apache: `.htaccess`, in the site's own folder. */
export function apache(facts: SiteFacts): TextFiles {
  const headers = headerValues(facts).map(({ name, everywhere, elsewhere }) => ({
    name,
    everywhere: quote(everywhere),
    // Each row overrides those before it, so the strongest comes last.
    elsewhere: elsewhere.toReversed().map(({ expression, value }) => ({
      value: quote(value),
      // The served file may be the compressed copy of a page.
      condition: quote(`expr=%{REQUEST_URI} =~ m#${expression.replace(/\$$/, String.raw`(?:\.br|\.gz)?$`)}#`),
    })),
  }));
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => ({
    extension,
    type: quote(type),
    copies: quote(`\\${extension}\\.(?:br|gz)$`),
  }));
  const rewrites = rewritesOf(facts);
  const { base = '' } = facts;
  // Without parameters such as the charset.
  const textTypes = [...new Set(TEXT_TYPES.map((type) => type.replace(/;.*/, '')))].join(' ');
  return {
    '.htaccess': fillTemplate('htaccess', { base, headers, types, textTypes, rewrites, hidden: hiddenBelow(base) }),
  };
}
