import { NUMBER, numberOf } from './numbers';

/** A size that stands in a text, typed by hand: "6 to 8 pages". */
export interface TypedSize {
  readonly unit: string;
  /** The number, or the first and the last: "6-8", "3-". */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

const UNITS =
  'hours|heures|speakers|intervenants|pages|papers|minutes|reviewers|articles|signes|caractères|characters|relecteurs|évaluateurs|mots|words';
/** A number, or one with a decimal: "1.5". */
const SIZED = `(\\d{1,2}[.,]\\d|${NUMBER.slice(1)}`;
/** "6 to 8 pages", "at least three reviewers", "45-60 minutes". */
const SIZE = new RegExp(
  `(?<![\\p{L}\\d.-])${SIZED}(?:\\s*(?:-|–|to|or|and|à|ou|et|and at most|and at the most)\\s*(?:at most )?${SIZED})?\\s+(${UNITS})(?!\\p{L})`,
  'giu',
);

/** Every size in a text: of papers in pages, of talks in minutes, of reviews in reviewers. */
export const typedSizes = (text: string): TypedSize[] => [...text.matchAll(SIZE)].map(sizeOf);

function sizeOf({ 0: words, 1: from = '', 2: to, 3: unit = '', index }: RegExpExecArray): TypedSize {
  const key = [from, to]
    .map((each) => (each === undefined ? '' : /\d[.,]\d$/.test(each) ? each.replace(',', '.') : String(numberOf(each))))
    .join('-');
  return { unit: unit.toLowerCase(), key, start: index, end: index + words.length, words };
}
