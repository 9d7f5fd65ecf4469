import { extname } from 'node:path';
import { EXPORTS } from '../../exports/index';

/** Types of pages and of the bundler's files. The table of exports has the others. */
const OWN_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const all = Object.assign({}, OWN_TYPES, ...Object.values(EXPORTS).map(({ types }) => types)) as typeof OWN_TYPES; // of such tables

/** Content types by file extension. Text types include the charset. */
export const CONTENT_TYPES: typeof OWN_TYPES = Object.fromEntries(
  Object.keys(all)
    .sort()
    .map((ending) => [ending, all[ending] ?? '']),
);

/** Returns the content type of a file; undefined if it is unknown. */
export function contentType(file: string): string | undefined {
  return CONTENT_TYPES[extname(file).toLowerCase()];
}

/** Tells whether a file is text. Pictures, fonts, PDF and DOCX are already compressed. */
export const isText = (file: string): boolean => TEXTS.has(extname(file).toLowerCase());

const isTextType = (type = '') => /^text\/|charset=|[/+](?:xml|json)\b/.test(type);

/** Their extensions, for a fast look-up: a build checks tens of thousands of files. */
const TEXTS: ReadonlySet<string> = new Set(
  Object.keys(CONTENT_TYPES).filter((ending) => isTextType(CONTENT_TYPES[ending])),
);

/** The content types of text, without duplicates. */
export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(CONTENT_TYPES).filter(isTextType))].sort();
