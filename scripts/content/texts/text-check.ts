import { madeOnce } from '../../../renderer/made-once';
import { defineCheck } from '../check';
import { collections } from '../collections';
import type { WarningCode } from '../report/codes';
import { type Diagnostic, MOST_PROBLEMS, warning } from '../report/diagnostics';
import type { Site } from '../survey';
import {
  everyText,
  type Such,
  type SuchTexts,
  type TextKind,
  textsByFile,
  textsWith,
  type WrittenText,
} from './every-text';
import { rangeFinder } from './positions';

/** A part of a text, by its offsets, that its writer can hardly mean. */
export interface Flaw {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
  /** The replacement of the part, if a mend follows from the text. */
  readonly mend?: string | undefined;
  /** The mend is the only one that can be meant. */
  readonly certain?: boolean;
  /** The place of the other half of a disagreement. */
  readonly related?: Diagnostic['related'];
}

interface CheckedTexts {
  readonly kinds: readonly TextKind[];
  /** Without it no text has the flaw: searched in whole tables first. Not a global expression. */
  readonly sign: RegExp;
}

interface CheckAlone extends CheckedTexts {
  /** The first flaw of a text: one cell is looked at once, whatever else is in it. Follows from the text and its record alone. */
  readonly flaw: (text: string, written: WrittenText) => Flaw | undefined;
}

interface CheckAmong extends CheckedTexts {
  /** The same where it follows from the rest of the site too. */
  readonly flawAmong: (text: string, written: WrittenText, site: Site) => Flaw | undefined;
}

const known = new Map<string, Such>();

/** The same function for the same kinds: texts are sorted out once for all rules that speak of them. */
function ofKinds(kinds: readonly TextKind[]): Such {
  const name = kinds.join(' ');
  const such: Such = known.get(name) ?? (({ kind }) => kinds.includes(kind));
  known.set(name, such);
  return such;
}

/**
 * Declares a check of every text of some kinds, by their schemas; all of its problems are warnings. Who compiles again looks only at
 * the files that have changed, where the flaw follows from the text alone.
 */
export function defineTextCheck(code: WarningCode, check: CheckAlone | CheckAmong) {
  const { kinds, sign } = check;
  if ('flawAmong' in check)
    return defineCheck([], (_records, site) =>
      problemsIn(code, everyText(site, sign, ofKinds(kinds)), (text, written) => check.flawAmong(text, written, site)),
    );
  const inFile = madeOnce((file: SuchTexts) => problemsIn(code, textsWith(sign, file), check.flaw));
  return defineCheck([], (_records, site) => textsByFile(site, ofKinds(kinds)).flatMap(inFile).slice(0, MOST_PROBLEMS));
}

function problemsIn(
  code: WarningCode,
  texts: readonly WrittenText[],
  flawOf: CheckAlone['flaw'],
): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const written of texts) {
    const found = flawOf(written.text, written);
    if (found !== undefined) problems.push(flawReport(code, written, found));
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return problems;
}

/** The warning of a flaw: at the whole cell in a table, at the very words in a text of several lines. */
export function flawReport(code: WarningCode, written: WrittenText, flaw: Flaw): Diagnostic {
  const { text, entry, path, collection, source } = written;
  const { start, end, message, hint, mend, certain = false, related } = flaw;
  const place = entry.at(...path);
  const isCell = collections[collection].format === 'csv';
  const range = isCell ? place.range : rangeFinder(text, source, place.range)(start, end);
  return warning(code, { ...place, range }, message, {
    hint,
    ...(related && { related }),
    ...(mend === undefined ? {} : { fix: { from: text.slice(start, end), to: mend, isCertain: certain } }),
  });
}

/** A flaw at the words that an expression finds. */
export const flawAt = ({ 0: words, index }: RegExpExecArray, flaw: Omit<Flaw, 'start' | 'end'>): Flaw => ({
  start: index,
  end: index + words.length,
  ...flaw,
});

/** Words of a text for a message, not too many of them. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
};
