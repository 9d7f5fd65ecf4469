import { extname } from 'node:path';
import { EXPORTS } from '../../exports/index';

/** The types of pages and of the bundler's files; the table of exports has all others. */
const OWN_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const all = Object.assign({}, OWN_TYPES, ...Object.values(EXPORTS).map(({ types }) => types)) as typeof OWN_TYPES; // of such tables

/** The type of every kind of file that a site may have, by the ending of its name; those of text say that it is UTF-8. */
export const CONTENT_TYPES: typeof OWN_TYPES = Object.fromEntries(
  Object.keys(all)
    .sort()
    .map((ending) => [ending, all[ending] ?? '']),
);

/** The type of a file, or nothing where its kind is not known. */
export function contentType(file: string): string | undefined {
  return CONTENT_TYPES[extname(file).toLowerCase()];
}

/** Whether a file is text; pictures, fonts, PDF and DOCX are compressed in themselves. */
export const isText = (file: string): boolean => TEXTS.has(extname(file).toLowerCase());

const isTextType = (type = '') => /^text\/|charset=|[/+](?:xml|json)\b/.test(type);

/** Their endings: a build asks of tens of thousands of files. */
const TEXTS: ReadonlySet<string> = new Set(
  Object.keys(CONTENT_TYPES).filter((ending) => isTextType(CONTENT_TYPES[ending])),
);

/** The types of text, each once. */
export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(CONTENT_TYPES).filter(isTextType))].sort();
