import type { Token } from 'markdown-it';

/** Gives every heading an id made of its words, so that links may lead to it: `#how-to-come`, `#how-to-come-2`. */
export function headingIds(tokens: readonly Token[]): void {
  const used = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const name = slugOf(wordsOf(tokens[index + 1]?.children ?? []));
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    token.attrSet('id', times === 1 ? name : `${name}-${times}`);
  });
}

/** The ids of the headings in a text that the compiler has rendered. */
export const idsIn = (html: string): string[] =>
  [...html.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, found = '']) => found);

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ content }) => content).join('');

/** The page has ids of its own: those of headings begin with a word of theirs where they would be the same. */
const OF_THE_PAGE = new Set(['main', 'menus', 'menu-toggle', 'footer', '']);

function slugOf(words: string): string {
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return OF_THE_PAGE.has(slug) ? `section-${slug}`.replace(/-$/, '') : slug;
}
