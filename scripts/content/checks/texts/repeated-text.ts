import { recurring } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import type { CollectionName } from '../../collections';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type WrittenText } from '../../texts/every-text';
import { headingsIn } from '../../texts/headings-in';
import { KEPT_TEXTS, keptByText } from '../../texts/kept-by-text';
import { flawReport, quote } from '../../texts/text-check';

/** The number of records that have the same words on purpose. */
const MANY = 3;

/** The shortest sentence that is told where it stands twice: shorter ones may well be said twice. */
const SENTENCE = 45;
/** Shorter ones may be repeated behind themselves for effect. */
const NEXT = 18;

/** Fields of which no two have the same words, with the least number of letters from which that is told. */
const OWN: Readonly<Record<string, number>> = {
  text: 40,
  abstract: 30,
  talk: 8,
  description: 12,
  intro: 30,
  bio: 20,
  content: 12,
  subtitle: 25,
  message: 20,
  advice: 40,
};

/** The fewest letters of a text that no two fields share either: a biography is no abstract. */
const LONG = 40;

/** Addresses of which each record has its own. */
const OWN_ADDRESSES: Partial<Readonly<Record<CollectionName, readonly string[]>>> = {
  partners: ['url'],
  contacts: ['email'],
  papers: ['doi', 'pdf', 'slides'],
  people: ['orcid'],
  posters: ['pdf', 'board'],
  navigation: ['link'],
};

/**
 * Short texts of which no two on one page, or in one list, are alike: a reader could not tell the second from the
 * first.
 */
const ownAmong = ({ field, path, collection }: WrittenText): 'page' | 'list' | undefined => {
  if (field === 'heading') return 'page';
  if (collection === 'home' && path[0] === 'news' && field === 'text') return 'list';
  if (collection === 'navigation' && (field === 'label' || field === 'link')) return 'list';
  if (typeof path.at(-2) === 'number' && field === 'label') return 'list';
  return typeof path.at(-1) === 'number' && field === 'themes' ? 'list' : undefined;
};

const WORD_OR_NAME = /\p{L}{3}|^[\w./-]+$/u;

/** No paragraph or sentence stands twice in a text, and no text, talk or address in two records. */
export const repeatedText = defineCheck([], (_records, site) => {
  const problems: Diagnostic[] = [];
  const own: WrittenText[] = [];
  const paragraphs = new Map<string, WrittenText>();
  for (const written of everyText(site, WORD_OR_NAME)) {
    const { text, kind, field, collection } = written;
    const least = kind === 'other' ? undefined : OWN[field];
    if (least !== undefined && text.length >= least && !text.startsWith('{{')) own.push(written);
    else if (OWN_ADDRESSES[collection]?.includes(field) || ownAmong(written) !== undefined) own.push(written);
    if (kind !== 'prose' && kind !== 'markdown') continue;
    const title = isRecord(written.entry.value) ? written.entry.value.title : undefined;
    if (
      OWN[field] !== undefined &&
      field !== 'subtitle' &&
      typeof title === 'string' &&
      wordsOf(text) === wordsOf(title)
    ) {
      problems.push(
        flawReport('repeated-text', written, {
          start: 0,
          end: text.length,
          message: 'This text says what the title says, and nothing more.',
          hint: 'Write the text, or leave the field out.',
        }),
      );
    }
    const before = paragraphBefore(written, paragraphs);
    if (before !== undefined) problems.push(before);
    const again = againIn(text);
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
  for (const [first, ...others] of recurring(own, keyOf)) {
    // A sentence in many records is a formula of theirs.
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

/** What two texts share that should differ: their words, their field, and for short ones their page or list. */
function keyOf(written: WrittenText): string {
  const { text, field, collection, entry, path } = written;
  const among = ownAmong(written);
  const place =
    among === undefined
      ? ''
      : JSON.stringify(entry.at().range) + (among === 'page' ? '' : path.slice(0, field === 'themes' ? -1 : -2).join());
  // Boards are numbered anew in each session.
  const session = field === 'board' && isRecord(entry.value) ? String(entry.value.session) : '';
  const isLong = OWN[field] !== undefined && text.length >= LONG;
  return `${collection} ${isLong ? '' : field} ${place}${session} ${wordsOf(text)}`;
}

/** A paragraph of a page that another section of the page has, too: the section was copied, and half of it replaced. */
function paragraphBefore(written: WrittenText, seen: Map<string, WrittenText>): Diagnostic | undefined {
  const { text, kind, path, entry } = written;
  if (kind !== 'markdown' || path.length < 2) return undefined;
  for (const found of text.matchAll(/\S(?:.|\n(?![^\S\n]*\n))*/g)) {
    const [paragraph] = found;
    if (paragraph.length < PARAGRAPH) continue;
    const key = `${JSON.stringify(entry.at())} ${wordsOf(paragraph)}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, written);
    // Of whole texts, and of what stands twice in one, others tell.
    else if (first !== written && wordsOf(first.text) !== wordsOf(text))
      return flawReport('repeated-text', written, {
        ...{ start: found.index, end: found.index + paragraph.length },
        message: `${quote(paragraph)} stands in another section of this page, too.`,
        hint: 'Delete one of the two.',
        related: [{ ...first.entry.at(...first.path), message: 'The first one is here.' }],
      });
  }
  return undefined;
}

const PARAGRAPH = 80;

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const againIn = keptByText((text) => twiceIn(text) ?? headingTwiceIn(text) ?? wholeTwice(text), KEPT_TEXTS);

/** Shorter texts may be the same word twice. */
const SHORTEST_HALF = 10;

/** A title or text that was pasted twice, with or without a space between. */
function wholeTwice(text: string): { readonly start: number; readonly end: number } | undefined {
  const middle = Math.ceil(text.length / 2);
  const [first, second] = [text.slice(0, middle).trim(), text.slice(middle).trim()];
  const half = first === second ? first : text.slice(0, Math.floor(text.length / 2));
  if (half.length < SHORTEST_HALF || (first !== second && half !== text.slice(half.length))) return undefined;
  return { start: text.lastIndexOf(half), end: text.length };
}

function headingTwiceIn(text: string): { readonly start: number; readonly end: number } | undefined {
  if (!/^#/m.test(text)) return undefined;
  // By level: below another heading, the same words may stand again.
  const seen: Set<string>[] = [];
  return headingsIn(text).find(({ words, level }) => {
    seen.length = Math.min(seen.length, level + 1);
    const same = seen[level] ?? new Set();
    seen[level] = same;
    return same.size === same.add(words).size;
  });
}

function twiceIn(text: string): { readonly start: number; readonly end: number } | undefined {
  if (text.length < 2 * NEXT) return undefined;
  const seen = new Set<string>();
  let from = 0;
  let before = '';
  for (const part of text.split(/(?<=[.!?؟])\s+|\n[^\S\n]*\n/u)) {
    const start = text.indexOf(part, from);
    from = start + part.length;
    const key = part.replace(/\s+/g, ' ').trim();
    if (key.length >= NEXT && key === before) return { start, end: from };
    before = key;
    if (key.length < SENTENCE) continue;
    if (seen.has(key)) return { start, end: from };
    seen.add(key);
  }
  return undefined;
}
