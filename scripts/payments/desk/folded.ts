/** Returns a text without case, accents and repeated spaces, to compare names. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
