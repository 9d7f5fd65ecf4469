import { headingsIn } from '../../texts/headings-in';
import { defineTextCheck } from '../../texts/text-check';

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
