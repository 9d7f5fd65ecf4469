import { LineCounter, parseDocument } from 'yaml';
import { keptByText } from '../texts/kept-by-text';

/**
 * Parses a YAML text into a document with its errors. It is memoised, so it must not be modified. The cache is larger than the number of
 * files of a conference; long texts are not cached, since a document needs much more memory than its text.
 */
export const documentOf = keptByText(
  (text) =>
    parseDocument(text, { lineCounter: new LineCounter(), prettyErrors: false, stringKeys: true, uniqueKeys: false }),
  { most: 40, longest: 128 * 1024 },
);
