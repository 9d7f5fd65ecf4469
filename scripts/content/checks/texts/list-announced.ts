// Codes: empty-text.

import { isRecord } from '../../fields';
import { defineTextCheck, quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

/** The last line of a text, with the colon that announces what follows. */
const ANNOUNCED = /[^\n]*\p{L}[^\n]*[:：]\s*$/u;

/**
 * What a text announces stands in it: "Topics include:" is no end. Behind the last section of a page come its buttons and
 * tables, and behind the texts of the home page and of pages made by the site, what the site makes.
 */
export const listAnnounced = defineTextCheck('empty-text', {
  kinds: ['markdown'],
  sign: /[:：]\s*$/u,
  flaw: (text, { field, path, entry }) => {
    if (field !== 'text') return undefined;
    const found = ANNOUNCED.exec(text);
    if (found === null || !isFollowedByNothing(path, entry.value)) return undefined;
    const line = found[0].trim();
    return {
      start: found.index,
      end: found.index + found[0].trimEnd().length,
      message: `${quote(line)} announces something, and nothing follows.`,
      hint: 'Write what belongs there, such as the list, or end the sentence with a full stop.',
    };
  },
});

/** Fields of which each is the last of its kind: nothing of it comes behind. */
const WHOLE = new Set(['bio', 'abstract', 'description']);

/** A paragraph of a biography, an abstract and a description end with a sentence, and announce nothing. */
export const endAnnounced = defineTextCheck('empty-text', {
  kinds: ['prose', 'markdown'],
  sign: /[:：]\s*$/u,
  flaw: (text, { field, path, entry }) => {
    const found = ANNOUNCED.exec(text);
    if (found === null || !WHOLE.has(field)) return undefined;
    const all = valueAt(entry.value, path.slice(0, -1));
    if (Array.isArray(all) && Number(path.at(-1)) < all.length - 1 && field !== 'bio') return undefined;
    const line = found[0].trim();
    return {
      start: found.index,
      end: found.index + found[0].trimEnd().length,
      message: `${quote(line)} announces something, and nothing follows.`,
      hint: 'Write what belongs there, or end the sentence with a full stop.',
    };
  },
});

/** Whether a text is a section before another one, or the call of a special session: there, nothing comes between. */
function isFollowedByNothing(path: readonly (string | number)[], value: unknown): boolean {
  if (!isRecord(value)) return false;
  const [list, index] = path;
  if (path.length === 1) return 'chairs' in value && 'submission' in value;
  const sections = value[String(list)];
  return list === 'sections' && Array.isArray(sections) && typeof index === 'number' && index < sections.length - 1;
}
