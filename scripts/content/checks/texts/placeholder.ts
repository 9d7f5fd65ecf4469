import { placeholderIn } from '../../texts/placeholders';
import { defineTextCheck, flawAt, quote } from '../../texts/text-check';

/** What organisers write to themselves between brackets. */
const NOTE =
  /^[([](?=[^)\]]*\p{L})[^)\]]*(?:!|\?[)\]]|(?<!\p{L})(?:check|verify|ask|see|voir|demander|organi\p{L}+|words?|characters?|mots?|max)(?!\p{L}))/iu;

/** No text only holds a place for one that was never written: visitors would read "TBD". */
export const placeholder = defineTextCheck('placeholder', {
  kinds: ['prose', 'markdown', 'name', 'country'],
  sign: /./,
  flaw: (text, { kind, field, collection }) => {
    const found = placeholderIn(
      kind === 'markdown'
        ? text
            .replace(/\{\{[^}]*\}\}/g, (fact) => '·'.repeat(fact.length))
            .replace(/\]\([^)]*\)/g, (link) => ' '.repeat(link.length))
        : text,
    );
    if (found === undefined) return undefined;
    // A paper may be about testing, and an abstract may quote with "[...]".
    if (field === 'keywords' && /^(?:test(?:ing)?|example|none|null|name|bar|title|author)s?$/i.test(found[0]))
      return undefined;
    if (SUBJECTS.has(collection) && /^testing$/i.test(found[0])) return undefined;
    if (field === 'abstract' && /^\[(?:\.{3}|…)\]$/.test(found[0])) return undefined;
    // "Author" is a category of fees, and "Name" the label of a field.
    if (LABELS.has(field) && /^(?:name|title|titre|example|none|test|unknown|authors?)$/i.test(found[0]))
      return undefined;
    if (NOTE.test(found[0]))
      return flawAt(found, {
        message: `${quote(found[0])} is a note to the organisers, and visitors would read it.`,
        hint: 'Do what it asks for, and delete it.',
      });
    return flawAt(found, {
      message: `${quote(found[0])} holds the place of a text that is still to be written.`,
      hint: 'Write it, or leave the field empty or out: what is not there is not shown.',
    });
  },
});

/** Collections whose records may be called by one word of their field. */
const SUBJECTS = new Set(['topics', 'tracks']);

/** Fields that are words of the page rather than names of something. */
const LABELS = new Set(['label', 'category', 'caption', 'button', 'heading', 'role', 'unit', 'level']);
