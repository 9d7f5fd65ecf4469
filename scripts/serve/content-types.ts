import { extname } from 'node:path';

/** The types that the static-file library does not know, or gives without saying that the text is UTF-8. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/** The type of a file that the library would get wrong, or nothing. */
export function contentType(file: string): string | undefined {
  return CONTENT_TYPES[extname(file).toLowerCase()];
}
