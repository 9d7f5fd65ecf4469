// Codes: empty-text.

import { isRecord } from '../../fields';
import { headingsIn } from '../../texts/headings-in';
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
  flaw: (text, { field, path, entry, collection }) => {
    if (field !== 'text') return undefined;
    const found = ANNOUNCED.exec(text);
    if (found === null) return undefined;
    const isListed = OF_OWN_WORDS.has(collection) && LISTED.test(found[0]);
    if (!(isListed || collection === 'freePages' || isFollowedByNothing(path, entry.value))) return undefined;
    const line = found[0].trim();
    return {
      start: found.index,
      end: found.index + found[0].trimEnd().length,
      message: `${quote(line)} announces something, and nothing follows.`,
      hint: 'Write what belongs there, such as the list, or end the sentence with a full stop.',
    };
  },
});

/** Behind the sections of these, the site prints no list. */
const OF_OWN_WORDS: ReadonlySet<string> = new Set(['attending', 'registration', 'statements']);
/** "In these cases:", "the following documents:". */
const LISTED =
  /(?<!\p{L})(?:(?:these|following|several|many|two|three|four|five) \p{L}+s|as follows|namely|includ(?:es?|ing)[^:]*|(?:suivant|suivante)s?|plusieurs \p{L}+s|ces \p{L}+s|التالية?|الآتية?)\s*[:：]\s*$/iu;

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

/** Shorter lines are labels: "Important:". */
const LABEL = 3;
/** What may be announced and is no list: a table, an item, a quotation, a block of code, a formula, a picture, a heading, words in bold or in quotation marks. */
const FOLLOWS = /^(?:[-*+>|`~$#!<«“"'‘({[_]|\d|\p{L}[.)]\s|[–—•·►▪]|https?:| {4}|\t)/u;
/** Words for one thing that a paragraph of its own may be: a sentence of thanks, an example, a rule. */
const ONE_THING =
  /(?:example|note|rule|follows|sentence|statement|words|wording|text|exemple|règle|suit|phrase|texte|مثال|النص|القاعدة)\s*[:：]$/iu;

/** A paragraph that ends with a colon is followed by what it announces, and not by the next paragraph of the text. */
export const listLost = defineTextCheck('empty-text', {
  kinds: ['markdown'],
  sign: /\p{L}[\p{L}*_)\]]*\s*[:：][ \t]*\n[ \t]*\n/u,
  flaw: (text) => {
    for (const found of text.matchAll(
      /(?:^|\n[ \t]*\n)((?:(?!\n[ \t]*\n)[\s\S])+?[:：])[ \t]*\n[ \t]*\n+(?=([^\n]*))/gu,
    )) {
      const { 0: whole, 1: paragraph = '', 2: next = '', index } = found;
      const words = paragraph.trim().split(/\s+/).length;
      if (words <= LABEL || FOLLOWS.test(paragraph.trim()) || ONE_THING.test(paragraph)) continue;
      if (FOLLOWS.test(next) || /[:：]\s*$/u.test(next) || !/^\p{L}/u.test(next)) continue;
      // Of the last line the colon is.
      const line = paragraph.trim().split('\n').at(-1) ?? '';
      const end = index + whole.indexOf(paragraph) + paragraph.trimEnd().length;
      return {
        // What should stand between is missing at both lines.
        ...{ start: end - line.length, end: index + whole.length + next.length },
        message: `${quote(line)} announces something, and the text goes on without it.`,
        hint: 'Write what belongs there, such as the list, or end the sentence with a full stop.',
      };
    }
    return undefined;
  },
});

/** "See also" beside nothing: what stood before it is gone. */
const ALSO = /^\s*(?:see also|voir (?:aussi|également)|انظر أيضا)(?!\p{L})/iu;

/** A section does not begin with "See also": it refers to more than what stands there, and nothing stands there. */
export const seeAlsoAlone = defineTextCheck('empty-text', {
  kinds: ['markdown'],
  sign: /see also|voir (?:aussi|également)|انظر أيضا/iu,
  flaw: (text) => {
    const headings = headingsIn(text);
    const index = headings.findIndex(({ end }, at) => ALSO.test(text.slice(end, headings[at + 1]?.start)));
    const found = headings[index];
    // A section of its own that is called so may begin so.
    if (found === undefined || ALSO.test(found.words)) return undefined;
    return {
      ...{
        start: found.start,
        end: found.start + text.slice(found.start, headings[index + 1]?.start).trimEnd().length,
      },
      message: `Nothing stands below the heading "${found.words}" but where to look further.`,
      hint: 'Write what belongs there, or delete the heading.',
    };
  },
});
