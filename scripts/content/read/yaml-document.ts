import { type Document, LineCounter, parseDocument } from 'yaml';

/** So many documents are kept: those that were asked for last. A conference has fewer files. */
const MOST = 64;
/** Characters of the longest text whose document is kept: a document takes many times the room of its text. */
const LONGEST = 128 * 1024;

const kept = new Map<string, Document>();

/**
 * The document of a YAML text, with its mistakes; not to be changed. Who compiles again has changed one file of many (`npm run
 * dev`): what has been parsed once is kept.
 */
export function documentOf(text: string): Document {
  const document =
    kept.get(text) ??
    parseDocument(text, { lineCounter: new LineCounter(), prettyErrors: false, stringKeys: true, uniqueKeys: false });
  if (text.length > LONGEST) return document;
  // At the end of the map stands what was asked for last.
  kept.delete(text);
  kept.set(text, document);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return document;
}
