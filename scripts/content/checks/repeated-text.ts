// Codes: empty-text, repeated-text, track-without-deadline.

import { recurring } from '../../../renderer/format/grouped';
import { type Diagnostic, warning } from '../report/diagnostics';
import { everyText, type WrittenText } from '../texts/every-text';
import { defineTextCheck, flawReport, quote } from '../texts/text-check';
import { defineCheck } from './check';

/** So many records with the same words say them on purpose. */
const MANY = 3;

/** Shorter ones may well be said twice. */
const SENTENCE = 45;

/** Fields of which no two have the same words, with the least number of letters from which that is told. */
const OWN: Readonly<Record<string, number>> = {
  text: 40,
  abstract: 30,
  talk: 8,
  description: 12,
  intro: 30,
  bio: 40,
  content: 12,
};
/** The same of addresses: partners and mailboxes have one each. */
const OWN_ADDRESS = new Set(['url', 'email']);

/** No paragraph or sentence stands twice in a text, and no text, talk or address in two records. */
export const repeatedText = defineCheck([], (_records, site) => {
  const problems: Diagnostic[] = [];
  const own: WrittenText[] = [];
  for (const written of everyText(site, /\p{L}{3}/u)) {
    const { text, kind, field, collection } = written;
    const least = kind === 'other' ? undefined : OWN[field];
    if (least !== undefined && text.length >= least && !text.startsWith('{{')) own.push(written);
    else if (OWN_ADDRESS.has(field) && (collection === 'partners' || collection === 'contacts')) own.push(written);
    else if (field === 'heading' && written.path.includes('sections')) own.push(written);
    else if (collection === 'navigation' && (field === 'label' || field === 'link')) own.push(written);
    if (kind !== 'prose' && kind !== 'markdown') continue;
    const again = twiceIn(text);
    if (again !== undefined) {
      problems.push(
        flawReport('repeated-text', written, {
          ...again,
          message: `${quote(text.slice(again.start, again.end))} stands in this text twice.`,
          hint: 'Delete one of the two.',
        }),
      );
    }
  }
  const keyOf = (written: WrittenText) => {
    const { text, field, collection, entry, path } = written;
    return `${collection} ${field} ${isAmongSiblings(written) ? JSON.stringify(entry.at().range) + path.slice(0, -2).join() : ''} ${text.replace(/\s+/g, ' ').trim().toLowerCase()}`;
  };
  for (const [first, ...others] of recurring(own, keyOf)) {
    // What many records say is a formula of theirs.
    if (others.length >= MANY) continue;
    for (const other of others) {
      // A record may say the same of itself in two languages or places; other rules tell of names.
      problems.push(
        warning(
          'repeated-text',
          other.entry.at(...other.path),
          `${quote(other.text)} stands here, and elsewhere in this file.`,
          {
            hint: 'Write the right one here, or delete one of the two: it may have been copied.',
            ...(first && { related: [{ ...first.entry.at(...first.path), message: 'The first one is here.' }] }),
          },
        ),
      );
    }
  }
  return problems;
});

/** Another section or menu may have the same heading, word or address. */
const isAmongSiblings = ({ field, collection }: WrittenText) => field === 'heading' || collection === 'navigation';

function twiceIn(text: string): { readonly start: number; readonly end: number } | undefined {
  if (text.length < 2 * SENTENCE) return undefined;
  const seen = new Set<string>();
  let from = 0;
  for (const part of text.split(/(?<=[.!?؟])\s+|\n\s*\n/u)) {
    const start = text.indexOf(part, from);
    from = start + part.length;
    const key = part.replace(/\s+/g, ' ').trim();
    if (key.length < SENTENCE) continue;
    if (seen.has(key)) return { start, end: from };
    seen.add(key);
  }
  return undefined;
}

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

/** A track that has a card on the home page has a date to show. */
export const trackWithoutDeadline = defineCheck(
  ['tracks', 'deadlines'],
  ({ tracks, deadlines }) => {
    const dated = new Set(deadlines.map(({ value }) => value.track));
    if (dated.size === 0) return [];
    return tracks
      .filter(({ value }) => value.card && !dated.has(value.id))
      .map(({ value, at }) =>
        warning(
          'track-without-deadline',
          at('id'),
          `The track "${value.title}" has no deadline: its card would be empty.`,
          {
            hint: 'Add its dates to deadlines.csv, or write "no" into the column "card".',
          },
        ),
      );
  },
  { whole: ['deadlines'] },
);
