/** Proposes the name of a page by its title, in the letters that ids may have; empty if the title has none of them. */
export const pageId = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Writes a new page. A JSON text is YAML, whatever is in it. */
export const pageText = (title: string): string => `---\ntitle: ${JSON.stringify(title)}\n---\n`;
