import type { Chapter } from './changes';

/** Writes chapters of changes as text, for a terminal. */
export const asText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ heading, changes }) => `${heading}\n${changes.map((change) => `  ${change}\n`).join('')}`).join('\n');

/** Writes them in Markdown, for a pull request. */
export const asMarkdown = (chapters: readonly Chapter[]): string =>
  chapters
    .map(({ heading, changes }) => `### ${heading}\n\n${changes.map((change) => `- ${escaped(change)}\n`).join('')}`)
    .join('\n');

const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
