import { isOfContributions } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { defineRule, inTexts, say } from '../kit';
import type { WrittenText } from '../lexicon/every-text';
import { type Flaw, flawAt, quote } from '../lexicon/flaw';
import { placeholderIn } from '../lexicon/placeholders';
import { linkAddress } from '../links/shared/link-address';
import { reasons } from '../reasons';

/** Text of programs instead of a description: the name of the file, or that it is a picture. */
const NO_WORDS =
  /^(?:\S+\.(?:svg|png|jpe?g|webp|gif|avif)|(?:an? |the |une? |la |l[’'])?(?:image|picture|photo(?:graph(?:ie)?)?|img|figure|graphic|icon|logo|dessin|illustration|screenshot|alt(?: ?text)?|صورة)[\s_-]*\d*|(?:img|dsc[nf]?|pxl|p|screenshot|whatsapp image)[\s_-]*\d{3}[\w -]*)[.:]?$/iu;
const IN_MARKDOWN = /!\[([^\]]*)\]/g;

/** Finds pictures whose text alternative does not say what they show (WCAG 1.1.1). */
const pictureWords = inTexts({
  kinds: ['prose', 'markdown'],
  trigger:
    /image|picture|photo|img|figure|graphic|icon|logo|dessin|illustration|screenshot|alt|صورة|\.\w{3,4}|dsc|pxl|p\d{3}/iu,
  flaw: (text, { field, kind }) => {
    const found =
      kind === 'markdown'
        ? [...text.matchAll(IN_MARKDOWN)].find(([, words = '']) => NO_WORDS.test(words))
        : /^(?:alt|imageAlt)$/.test(field)
          ? NO_WORDS.exec(text)
          : null;
    return found
      ? {
          start: found.index,
          end: found.index + found[0].length,
          message: say`${quote(found[1] ?? text)} does not describe the picture.`,
          hint: 'Describe what the picture shows: screen readers read this text instead.',
        }
      : undefined;
  },
});

/** Notes of organisers in brackets. */
const NOTE =
  /^[([](?=[^)\]]*\p{L})[^)\]]*(?:!|\?[)\]]|(?<!\p{L})(?:check|verify|ask|see|voir|demander|organi\p{L}+|words?|characters?|mots?|max)(?!\p{L}))/iu;

const HINT = 'Write it, or leave the field empty or out: what is not there is not shown.';

/** Finds placeholders for texts that were never written: visitors would read "TBD". */
const placeholder = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: /./,
  flaw: (text, written) => {
    const { kind, field, collection } = written;
    const found = placeholderIn(
      kind === 'markdown'
        ? text
            .replace(/\{\{[^{}]*\}\}/g, (fact) => '·'.repeat(fact.length))
            .replace(/\]\([^)[]*\)/g, (link) => ' '.repeat(link.length))
        : text,
    );
    if (found === undefined) return ofItsField(text, written);
    // A paper may be about testing, and an abstract may have "[...]" in a quotation.
    if (field === 'keywords' && /^(?:test(?:ing)?|example|none|null|name|bar|title|author)s?$/i.test(found[0]))
      return undefined;
    if (SUBJECTS.has(collection) && /^testing$/i.test(found[0])) return undefined;
    if (field === 'abstract' && /^\[(?:\.{3}|…)\]$/.test(found[0])) return undefined;
    // "Author" may be a category of fees, and "Name" the label of a field.
    if (LABELS.has(field) && /^(?:name|title|titre|example|none|test|unknown|authors?)$/i.test(found[0]))
      return undefined;
    // "Fee: none" is an answer.
    if (field === 'value' && /^none$/i.test(found[0])) return undefined;
    if (NOTE.test(found[0]))
      return flawAt(found, {
        message: say`${quote(found[0])} is a note for the organisers.`,
        hint: 'Do what it asks for, and delete it.',
      });
    return flawAt(found, {
      message: say`${quote(found[0])} is a placeholder for a text.`,
      hint: HINT,
    });
  },
});

/** The name of a field as its text: "Caption", "Description of the committee". */
const FIELD_NAME =
  /^(?:(?:short |your )?(?:abstract|bio(?:graphy)?|caption|description|heading|intro(?:duction)?|sub-?(?:heading|title)|text)(?: (?:of|for) (?:the|this|your) \p{L}+)?|légende|sous-titre|(?:description|texte) (?:de la |de l[’']|du )\p{L}+|(?:brève )?biographie|résumé|وصف|الوصف|نبذة|تعليق)\.?$/iu;
const RUNNING = new Set([
  'abstract',
  'bio',
  'caption',
  'content',
  'description',
  'intro',
  'subheading',
  'subtitle',
  'text',
]);
/** A number as the title of a contribution: "Poster 3", "P08". */
const NUMBER_ALONE =
  /^(?:paper|poster|talk|submission|article|communication|affiche|ورقة|ملصق)\s?(?:n[o°º]\.?\s?|#)?\d{1,4}$/iu;

/** A limit or count that a submission form has added to a text. */
const COUNTED =
  /[([](?:(?:word count|words?|nombre de mots|mots) ?: ?\d{1,4}|(?:max(?:imum|\.)? ?)?\d{2,4} (?:words?|characters?|mots|caractères|signes)(?: max(?:imum|\.)?)?)[)\]]/iu;
const COUNTED_FIELDS = new Set(['abstract', 'bio', 'content', 'talk', 'title']);

/** Finds texts that are the name of their field or record. */
function ofItsField(text: string, { field, collection, entry }: WrittenText): Flaw | undefined {
  const whole = text.trim();
  const count = COUNTED_FIELDS.has(field) && /[)\]]/.test(text) ? COUNTED.exec(text) : null;
  if (count !== null)
    return flawAt(count, {
      message: say`${quote(count[0].trim())} is a note of a form, not a part of the text.`,
      hint: 'Delete it.',
      replacement: '',
    });
  const isOwnId =
    isRecord(entry.value) && typeof entry.value.id === 'string' && whole.toLowerCase() === entry.value.id.toLowerCase();
  const isOfContribution = field === 'title' && isOfContributions(collection);
  const isNumber = isOfContribution && (isOwnId || NUMBER_ALONE.test(whole));
  const isHead = isOfContribution && /^(?:abstract|keywords|authors?|résumé|الملخص)$/iu.test(whole);
  if (!(isNumber || isHead || (RUNNING.has(field) && FIELD_NAME.test(whole)))) return undefined;
  return {
    start: 0,
    end: text.length,
    message: say`${quote(text)} is a placeholder for a text.`,
    hint: HINT,
  };
}

/** Collections whose titles may be one word. */
const SUBJECTS = new Set(['topics', 'tracks']);

/** Fields with labels of the page. */
const LABELS = new Set(['label', 'category', 'caption', 'button', 'heading', 'role', 'unit', 'level']);

export const rule = defineRule({
  code: 'placeholder',
  reason: reasons.meantForOrganisers,
  yieldsTo: { cell: ['empty-text'] },
  finders: [placeholder, pictureWords, linkAddress],
});
