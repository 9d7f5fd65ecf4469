import type { Token } from 'markdown-it';

/** Gives every heading an id made of its words, so that links may lead to it: `#how-to-come`, `#how-to-come-2`. */
export function headingIds(tokens: readonly Token[]): void {
  const used = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const name = slugOf(lineWords(tokens[index + 1]));
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    token.attrSet('id', times === 1 ? name : `${name}-${times}`);
  });
}

/** Gives the words of a line, without its marks. */
export const lineWords = (line: Token | undefined): string =>
  (line?.children ?? [])
    .map(({ content }) => content)
    .join('')
    .trim();

/** Ids that the page itself has: the id of such a heading begins with "section-". */
const OF_THE_PAGE = new Set(['main', 'menus', 'menu-toggle', 'footer', '']);

function slugOf(words: string): string {
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return OF_THE_PAGE.has(slug) ? `section-${slug}`.replace(/-$/, '') : slug;
}
