import { LineCounter, parseDocument } from 'yaml';
import { keptByText } from '../texts/kept-by-text';

/**
 * The document of a YAML text, with its mistakes; not to be changed. A conference has fewer files than are kept, and a document
 * takes many times the room of its text.
 */
export const documentOf = keptByText(
  (text) =>
    parseDocument(text, { lineCounter: new LineCounter(), prettyErrors: false, stringKeys: true, uniqueKeys: false }),
  { most: 40, longest: 128 * 1024 },
);
