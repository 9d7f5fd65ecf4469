import type { Token } from 'markdown-it';
import type { TextElements } from '../../../shared/model/schema';
import { tokensOf } from '../../../shared/texts/read-markdown';
import { LineIndex } from '../read/line-index';
import { type Diagnostic, type Place, warning } from '../report/diagnostics';
import type { StageCode } from '../report/stage-codes';
import { KEPT_TEXTS, keptByText } from './kept-by-text';
import { literalBlocks } from './literal';
import { rangeFinder } from './positions';
import { SUSPICIOUS } from './suspicious';

/** A part of a text, by its offsets, that would not render as its writer seems to want. */
interface Oddity {
  readonly code: StageCode;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
}

/** A text without any of these characters has no oddities. */
const SIGNS = /[#*_`~[\]{<&|!\\=•▪◦‣●○]|:\/\/|www\.|^\s*[-+:\d]|\n\s*[-+:\d]/;

/**
 * Reports Markdown that would not render: it would be printed letter by letter, or look otherwise than it is typed. `file` is the text
 * of the file in which the place is.
 */
export function lintMarkdown(text: string, elements: TextElements, place: Place, file: string): Diagnostic[] {
  // Marks of a merge look like headings and quotations; a rule reports the merge.
  if (!SIGNS.test(text) || text.includes('<<<<<<<')) return [];
  const found = odditiesIn[elements](text);
  if (found.length === 0) return [];
  const rangeOf = rangeFinder(text, file, place.range);
  return found.map(({ code, start, end, message, hint }) =>
    warning(code, { ...place, range: rangeOf(start, end) }, message, { hint }),
  );
}

/** The tokens of a text, which is checked and made a tree; cached, since `npm run dev` compiles most texts again and again. */
export const tokensIn = {
  text: keptByText((text) => tokensOf(text, 'text'), KEPT_TEXTS),
  page: keptByText((text) => tokensOf(text, 'page'), KEPT_TEXTS),
} as const satisfies Record<TextElements, unknown>;

const odditiesIn = {
  text: keptByText((text) => findOddities(text, 'text'), KEPT_TEXTS),
  page: keptByText((text) => findOddities(text, 'page'), KEPT_TEXTS),
} as const satisfies Record<TextElements, unknown>;

/** Finds them in the order of the text. */
function findOddities(text: string, elements: TextElements): readonly Oddity[] {
  // Facts are letters here: what they hold is escaped when it is filled in.
  const masked = text.replace(/\{\{[^{}]*\}\}/g, (expression) => 'x'.repeat(expression.length));
  const tokens = tokensIn[elements](masked);
  const found = [...printedSigns(masked, elements, tokens), ...oddLists(masked, tokens)];
  if (elements === 'page') found.push(...oddHeadings(masked, tokens));
  return found.sort((a, b) => a.start - b.start);
}

function printedSigns(text: string, elements: TextElements, tokens: readonly Token[]): Oddity[] {
  return literalBlocks(text, tokens).flatMap(({ source, shown, offsetOf, within }) => {
    if (!SIGNS.test(source)) return [];
    const taken = new Set<number>();
    return SUSPICIOUS.filter(
      ({ only, inList }) => (only === undefined || only === elements) && (!inList || within.includes('list_item_open')),
    ).flatMap(({ pattern, inSource, code, message, hint }) => {
      const searched = inSource ? source : shown;
      const matches = pattern.global ? [...searched.matchAll(pattern)] : [pattern.exec(searched) ?? []].flat(0);
      return matches.flatMap((match): Oddity[] => {
        const { 0: words, index } = match as RegExpExecArray; // matchAll and exec give nothing else
        // An earlier row has reported the same characters.
        if (words === undefined || taken.has(index)) return [];
        taken.add(index);
        return [{ code, start: offsetOf(index), end: offsetOf(index) + words.length, message, hint }];
      });
    });
  });
}

/** Finds the line on which a part of a text begins, without its indentation. */
function lineFinder(text: string): (token: Token) => { start: number; end: number } {
  const index = new LineIndex(text);
  return ({ map }) => {
    const start = index.offset((map?.[0] ?? 0) + 1, 1);
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? undefined : end);
    const indent = line.length - line.trimStart().length;
    return { start: start + indent, end: start + line.trimEnd().length };
  };
}

/** The numbers of a list so far. */
interface Numbers {
  first?: number;
  count: number;
  /** Whether all are the same, as in a list that is numbered when it is shown. */
  isOne: boolean;
}

const newNumbers = (): Numbers => ({ count: 0, isOne: true });

/** Finds numbers of lists that are shown otherwise than they are typed, and lists that begin again. */
function oddLists(text: string, tokens: readonly Token[]): Oddity[] {
  const found: Oddity[] = [];
  const code = 'markdown-list';
  const lineOf = lineFinder(text);
  const numbers: Numbers[] = [];
  let single: number | undefined;
  tokens.forEach((token, index) => {
    if (token.type === 'ordered_list_open') {
      const first = Number(token.attrGet('start') ?? 1);
      numbers.push(newNumbers());
      if (first > 99) {
        const hint = `Write a backslash before the full stop: ${first}\\.`;
        found.push({
          code,
          ...lineOf(token),
          message: `This line begins a list with the number ${first}.`,
          hint,
        });
      } else if (first === 1 && single === token.level) {
        const message = 'This list begins again with 1.';
        const hint = 'Indent what belongs to an item by three spaces, so that the list goes on after it.';
        found.push({ code, ...lineOf(token), message, hint });
      }
    } else if (token.type === 'bullet_list_open') numbers.push(newNumbers());
    else if (token.type === 'list_item_open' && token.info !== '') {
      const list = numbers.at(-1) ?? newNumbers();
      const number = Number(token.info);
      list.first ??= number;
      list.count++;
      const shown = list.first + list.count - 1;
      list.isOne &&= number === list.first;
      if (number === shown || list.isOne) return;
      const message = `This item is typed as ${number} and shown as ${shown}.`;
      const hint = 'Number the items one after the other, or write a backslash before the full stop.';
      found.push({ code, ...lineOf(token), message, hint });
      // Counts the rest of the list from here.
      list.isOne = false;
    } else if (token.type === 'ordered_list_close' || token.type === 'bullet_list_close') {
      const isSingle = numbers.pop()?.count === 1 && token.type === 'ordered_list_close';
      // Only a paragraph may be between the two lists: a heading begins something new.
      single = isSingle && tokens[index + 1]?.type === 'paragraph_open' ? token.level : undefined;
    } else if (token.type === 'heading_open') single = undefined;
  });
  return found;
}

/** Finds headings of a page on the wrong level, and lines under a text that make no heading. */
function oddHeadings(text: string, tokens: readonly Token[]): Oddity[] {
  const found: Oddity[] = [];
  const code = 'markdown-heading';
  const lineOf = lineFinder(text);
  const lines = text.split('\n');
  let level = 1;
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      const next = Number(token.tag.slice(1));
      if (next === 1) {
        const hint = 'Begin with "## Heading": the title of the page is the only heading of level 1.';
        found.push({ code, ...lineOf(token), message: 'This heading has level 1, as the title of the page.', hint });
      } else if (next > level + 1) {
        const message = `This heading has level ${next}, and the one before it level ${level}.`;
        const hint = `Write "${'#'.repeat(level + 1)}": screen readers count the levels, and none may be left out.`;
        found.push({ code, ...lineOf(token), message, hint });
      }
      level = next;
    }
    if (token.type !== 'hr') continue;
    const before = lines[(token.map?.[0] ?? 0) - 1] ?? '';
    if (before.trim() === '' || /^ {0,3}#/.test(before)) continue;
    const message = 'This line under a text makes no heading, but a line across the page.';
    const hint = 'Write "## " before the words for a heading; put an empty line before the hyphens for a line.';
    found.push({ code, ...lineOf(token), message, hint });
  }
  return found;
}
