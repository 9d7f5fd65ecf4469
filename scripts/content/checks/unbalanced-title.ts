import { type Diagnostic, warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** Titles copied from LaTeX have their braces and dollars in pairs: reference managers and search engines show what is left. */
export const unbalancedTitle = [
  defineCheck(['papers'], ({ papers }) => papers.flatMap(({ value, at }) => report(value.title, at('title')))),
  defineCheck(['posters'], ({ posters }) => posters.flatMap(({ value, at }) => report(value.title, at('title')))),
];

function report(title: string, at: Parameters<typeof warning>[1]): Diagnostic[] {
  const sign = strayIn(title);
  if (sign === undefined) return [];
  return [
    warning('unbalanced-title', at, `The title "${title}" has a ${sign} without its partner.`, {
      hint: `Add the other ${sign === '$' ? '$' : 'brace'}, or write the title without LaTeX.`,
    }),
  ];
}

/** The sign whose partner is missing. A dollar before a digit is money unless a formula ends after it. */
function strayIn(title: string): string | undefined {
  const text = title.replace(/\\[{}$]/g, '');
  let open = 0;
  for (const sign of text) {
    if (sign === '{') open++;
    else if (sign === '}' && open-- === 0) return '}';
  }
  if (open > 0) return '{';
  return (text.match(/\$(?!\d)/g) ?? []).length % 2 === 1 && !/\$\d/.test(text) ? '$' : undefined;
}
