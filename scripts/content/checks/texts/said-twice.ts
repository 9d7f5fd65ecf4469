// Codes: repeated-text.

import { recurring } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import type { CollectionName } from '../../collections';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { ANY_LETTER, everyText, type Such } from '../../texts/every-text';
import { defineTextCheck, quote } from '../../texts/text-check';
import { type TableRow, tablesOf } from '../../texts/text-tables';
import { valueAt } from '../../value-at';

const ITEM = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+(\S.*)$/u;
/** Shorter items and paragraphs may be a word that stands for itself twice. */
const SHORTEST = 6;

/** No list has an item twice, no table a row, and no paragraph stands below itself. */
export const itemTwice = defineTextCheck('repeated-text', {
  kinds: ['markdown'],
  sign: /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+\S|\n[ \t]*\n|\|[ \t:]*-/mu,
  flaw: (text) => {
    const found = sameItem(text) ?? sameParagraph(text) ?? sameRow(text);
    return (
      found && {
        ...found,
        message: `${quote(text.slice(found.start, found.end))} stands here twice.`,
        hint: 'Delete one of the two, or write what was meant in its place.',
      }
    );
  },
});

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The second of two items of one list with the same words; below another item, the same words may stand again. */
function sameItem(text: string): Span | undefined {
  const seen: { readonly depth: number; readonly words: Set<string> }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const [, indent = '', words = ''] = ITEM.exec(line) ?? [];
    const depth = indent.length;
    if (words !== '') {
      while ((seen.at(-1)?.depth ?? 0) > depth) seen.pop();
      const key = words
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/[.;,]$/u, '');
      if (key.length >= SHORTEST && !isContinued(text, start + line.length, depth)) {
        if (seen.at(-1)?.depth !== depth) seen.push({ depth, words: new Set() });
        const items = seen.at(-1)?.words;
        if (items?.has(key)) return { start, end: start + line.length };
        items?.add(key);
      }
    } else if (/^\S/.test(line)) seen.length = 0;
    start += line.length + 1;
  }
  return undefined;
}

/** Whether an item goes on in the next line, so that its first words do not say all of it. */
const isContinued = (text: string, end: number, depth: number): boolean => {
  const [, next = ''] = text.slice(end, end + 200).split('\n');
  return /^[ \t]*$/.test(next) ? false : (/^[ \t]*/.exec(next)?.[0].length ?? 0) > depth;
};

function sameParagraph(text: string): Span | undefined {
  const paragraphs = [...text.matchAll(/\S(?:.|\n(?![^\S\n]*\n))*/gu)];
  const second = paragraphs.find(({ 0: words }, index) => {
    const before = paragraphs[index - 1]?.[0];
    return words.length >= 3 * SHORTEST && !/^[#|>`-]/.test(words) && before === words;
  });
  return second && { start: second.index, end: second.index + second[0].length };
}

/** Rows of fewer cells may be a pause that comes again. */
const FEWEST_CELLS = 3;

/** The second of two rows of a table that are the same in every cell; where several come again, the table is made so. */
function sameRow(text: string): Span | undefined {
  for (const { rows } of tablesOf(text)) {
    const full = rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length >= FEWEST_CELLS);
    const [again, ...more] = recurring(full, wordsOf);
    const second = again?.[1];
    if (second !== undefined && more.length === 0 && again?.length === 2)
      return { start: second.start, end: second.start + second.line.length };
  }
  return undefined;
}

const wordsOf = ({ cells }: TableRow): string => cells.join('|').replace(/\s+/g, ' ').toLowerCase();

/** Fields whose records have a page each, or a place in one list: by their words alone people tell one from the other. */
const CALLED: Partial<Readonly<Record<CollectionName, readonly string[]>>> = {
  pages: ['title'],
  freePages: ['title', 'menu'],
  calls: ['title'],
  committees: ['title'],
  panels: ['title'],
  statements: ['title'],
  specialSessions: ['title', 'menuLabel'],
};

const isCalled: Such = ({ collection, field, path }) =>
  path.length === 1 && (CALLED[collection]?.includes(field) ?? false);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** No two pages have one title, no two entries of a menu one label, whatever file they stand in. */
export const calledAlike = defineCheck([], (_records, site) => {
  // A label stands beside those of its own kind; the title of a page beside all others.
  const groups = recurring(everyText(site, ANY_LETTER, isCalled), ({ collection, field, text }) =>
    field === 'title' ? plain(text) : `${collection} ${field} ${plain(text)}`,
  );
  return groups.flatMap(([first, ...others]) =>
    others.flatMap((other): Diagnostic[] => {
      if (first === undefined) return [];
      const what = other.field === 'title' ? 'the title of two pages' : 'the label of two entries of the menu';
      return [
        warning('repeated-text', other.entry.at(...other.path), `${quote(other.text)} is ${what}.`, {
          hint: 'Give one of the two words of its own: visitors know one from the other by nothing else.',
          related: [{ ...first.entry.at(...first.path), message: 'The other one is here.' }],
        }),
      ];
    }),
  );
});

/** Two fields of one record of which each says what the other does not. */
const PAIRS: readonly {
  readonly collection: CollectionName;
  readonly field: string;
  readonly other: string;
}[] = [
  { collection: 'registration', field: 'with', other: 'without' },
  { collection: 'specialSessions', field: 'subtitle', other: 'title' },
];

const isOfPair: Such = ({ collection, field }) =>
  PAIRS.some((pair) => pair.collection === collection && pair.field === field);

/** Two headings of fees, a title and its subtitle: the second says something else than the first. */
export const pairAlike = defineCheck([], (_records, site) =>
  everyText(site, ANY_LETTER, isOfPair).flatMap((written): Diagnostic[] => {
    const { collection, field, path, entry, text } = written;
    const pair = PAIRS.find((each) => each.collection === collection && each.field === field);
    if (pair === undefined) return [];
    const beside = [...path.slice(0, -1), pair.other];
    const said = valueAt(entry.value, beside);
    if (typeof said !== 'string' || plain(said) !== plain(text)) return [];
    return [
      warning('repeated-text', entry.at(...path), `${quote(text)} stands in two fields that say different things.`, {
        hint: 'Correct one of the two: it may have been copied.',
        related: [{ ...entry.at(...beside), message: 'The other one is here.' }],
      }),
    ];
  }),
);
