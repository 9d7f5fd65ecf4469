import { isRecord } from '../../fields';
import { headingsIn } from '../../texts/headings-in';
import { defineTextCheck, quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

/** A text says something: no dash, dots or space that only fill a field. */
export const emptyText = defineTextCheck('empty-text', {
  kinds: ['prose', 'markdown', 'name', 'country'],
  sign: /^[^\p{L}\p{N}]*(?:&\w+;[^\p{L}\p{N}]*)*$/u,
  flaw: (text, { field }) =>
    /[\p{L}\p{N}{]/u.test(text.replace(/&\w+;/g, '')) || /[\p{S}?!]/u.test(text) || field === 'unit'
      ? undefined
      : {
          start: 0,
          end: text.length,
          message: 'Nothing stands here but signs.',
          hint: 'Write the text, or delete the field or the section around it.',
        },
});

/** A heading of a page has something below it. */
export const emptySection = defineTextCheck('empty-text', {
  kinds: ['markdown'],
  sign: /^#{1,6} /m,
  flaw: (text) => {
    const headings = headingsIn(text);
    const found = headings.find(({ end, level }, index) => {
      const next = headings[index + 1];
      return text.slice(end, next?.start).trim() === '' && (next === undefined || next.level <= level);
    });
    return (
      found && {
        start: found.start,
        end: found.end,
        message: `Nothing stands below the heading "${found.words}".`,
        hint: 'Write the text, or delete the heading.',
      }
    );
  },
});

/** Longer texts say something even if they begin as what stands above them. */
const LONGEST = 120;
/** What stands above a text, and the fields that stand below one. */
const ABOVE = ['heading', 'title', 'label'];
const BELOW = new Set(['text', 'content', 'description', 'intro', 'value', 'abstract', 'affiliation']);

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text says more than the heading above it. */
export const headingAgain = defineTextCheck('empty-text', {
  kinds: ['prose', 'markdown'],
  sign: /\p{L}/u,
  flaw: (text, { field, path, entry, collection }) => {
    // Of special sessions, another rule tells.
    if (collection === 'specialSessions' || text.length > LONGEST || !BELOW.has(field)) return undefined;
    const beside = valueAt(entry.value, path.slice(0, -1));
    if (!isRecord(beside)) return undefined;
    const above = ABOVE.map((name) => beside[name]).find(
      (each) => typeof each === 'string' && bare(each) === bare(text),
    );
    return above === undefined
      ? undefined
      : {
          start: 0,
          end: text.length,
          message: `${quote(text)} only says again what stands above it.`,
          hint: 'Write the text, or delete the field or the section around it.',
        };
  },
});
