// Codes: title-form.

import { defineCheck } from '../../check';
import { type CollectionName, collections } from '../../collections';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such, type WrittenText } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';

const TITLES = new Set(['title', 'talk', 'heading', 'label', 'category', 'name']);
/** Fewer titles show no custom. */
const FEWEST = 4;
/** With more small letters than that, some are meant. */
const MOST = 0.08;

/** Names that begin so on purpose: "k-means", "iPhone", "word2vec", "scikit-learn: …", "swh-fuse, or …", "htmx". */
const MEANT =
  /^(?:\p{Ll}-|\p{L}*\p{Lu}|\p{L}*\d|[\p{L}\d._-]+[\s\u202f]?[:(]|\p{Ll}+(?:-\p{Ll}+)+,|[b-df-hj-np-tv-xz]{3,}(?!\p{L})|[\p{L}\d]+[._/][\p{L}\d]|(?:al|el|de|von|van|d|l)[-'’ ])/u;

const BEGINS_WITH_LETTER = /^\p{Lu}|^\p{Ll}/u;

const groupOf = ({ collection, field }: WrittenText): string =>
  collections[collection].format === 'csv' ? `${collection satisfies CollectionName} ${field}` : 'yaml';

// Names of people are of a kind of their own.
const isTitle: Such = ({ field, kind }) => TITLES.has(field) && (kind === 'prose' || kind === 'markdown');

/** Titles begin as the other titles of their table do: with a capital. */
export const titleBeginsSmall = defineCheck([], (_records, site) => {
  const groups = new Map<string, { count: number; small: WrittenText[] }>();
  for (const written of everyText(site, BEGINS_WITH_LETTER, isTitle)) {
    const group = groups.get(groupOf(written)) ?? { count: 0, small: [] };
    groups.set(groupOf(written), group);
    group.count++;
    if (/^\p{Ll}/u.test(written.text) && !MEANT.test(written.text)) group.small.push(written);
  }
  return [...groups.values()].flatMap(({ count, small }): Diagnostic[] => {
    if (small.length > Math.max(1, MOST * count)) return [];
    // Whatever the others are, an id is no name.
    return small
      .filter(({ text, entry: { value } }) => count >= FEWEST || (isRecord(value) && value.id === text))
      .map((written) => {
        const { text } = written;
        const mend = text.charAt(0).toUpperCase() + text.slice(1);
        return flawReport('title-form', written, {
          start: 0,
          end: text.length,
          message: `${quote(text)} begins with a small letter, and the others with a capital.`,
          hint: `Write ${quote(mend)}.`,
          mend,
        });
      });
  });
});
