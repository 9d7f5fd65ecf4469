import { type TitlePart, textParts, titleParts } from '../../../renderer/format/kept-together';
import type { Run, Text } from '../documents/blocks';

/** Part of a run that stands on one line. */
interface Segment {
  readonly run: Run;
  readonly text: string;
  /** Distance from the start of the line. */
  readonly x: number;
  readonly width: number;
}

export type Line = readonly Segment[];

/** Width of a text in the look of a run. */
export type Measure = (text: string, run: Run) => number;

interface Piece {
  readonly run: Run;
  readonly text: string;
}

const piecesOf = (text: Text): Piece[] => text.map((run) => ({ run, text: run.text }));

/** Pieces that stay together. */
type Chunk = readonly Piece[];

/** Breaks a text into lines no wider than `width`, and not between a word and its number. Never gives no line at all. */
export const breakLines = (text: Text, width: number, measure: Measure): Line[] =>
  linesOf(chunksIn(text, textParts, width, measure), width, measure);

/** Breaks a title into lines no wider than `width`, and not inside a word with a hyphen either, as on the site's pages. */
export const titleLines = (text: Text, width: number, measure: Measure): Line[] =>
  linesOf(titleChunksIn(text, width, measure), width, measure);

/** The parts of a title that stay together on lines of this width. */
const titleChunksIn = (text: Text, width: number, measure: Measure): Chunk[] =>
  chunksIn(text, titleParts, width, measure);

/** The parts of a text that stay together on lines of this width. */
const chunksIn = (text: Text, partsIn: PartsIn, width: number, measure: Measure): Chunk[] =>
  joinedChunks(piecesOf(text), partsIn).flatMap((chunk) => (fits(chunk, width, measure) ? [chunk] : wordsOf(chunk)));

function linesOf(chunks: readonly Chunk[], width: number, measure: Measure): Line[] {
  const lines: Piece[][] = [[]];
  let filled = 0;
  const add = (chunk: Chunk, own: number) => {
    // What is seen of it is mostly asked in vain: it is no wider.
    if (filled > 0 && filled + own > width && filled + seenWidth(chunk, measure) > width) {
      lines.push([]);
      filled = 0;
    }
    lines.at(-1)?.push(...chunk);
    filled += own;
  };
  for (const chunk of chunks) {
    const own = widthOf(chunk, measure);
    if (own <= width || fits(chunk, width, measure)) add(chunk, own);
    else
      for (const { run, text } of chunk) for (const letter of text) add([{ run, text: letter }], measure(letter, run));
  }
  return lines.map((pieces) => toSegments(pieces, measure));
}

/** The same number of lines, as equal as they can be: a title does not end with one word alone. */
export function balancedLines(text: Text, width: number, measure: Measure): Line[] {
  const wide = titleLines(text, width, measure);
  if (wide.length < 2) return wide;
  // A line that is narrower than its longest word would cut that.
  const words = titleChunksIn(text, width, measure).map((chunk) => Math.min(seenWidth(chunk, measure), width));
  let [narrow, enough] = [Math.max(width / wide.length, ...words), width];
  if (titleLines(text, narrow, measure).length === wide.length) enough = narrow;
  while (enough - narrow > 1) {
    const middle = (narrow + enough) / 2;
    if (titleLines(text, middle, measure).length > wide.length) narrow = middle;
    else enough = middle;
  }
  return titleLines(text, enough, measure);
}

// A line may be broken after spaces, and inside a word after a slash, hyphen or @ that letters follow: not in "4-9".
const BREAK = / +|[-/@](?=\p{L})/gu;

/** The parts of a text between its breaks. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(BREAK)) {
    const end = index + found.length;
    parts.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

/** The smallest parts that stay together: mostly words, which may consist of several runs, and runs that are not to be parted. */
const chunksOf = (pieces: readonly Piece[]): Piece[][] =>
  chunksBy(pieces, ({ run, text }) => (run.together ? [text] : partsOf(text)));

/** The parts of what no line holds. */
const wordsOf = (pieces: readonly Piece[]): Piece[][] => chunksBy(pieces, ({ text }) => partsOf(text));

function chunksBy(pieces: readonly Piece[], partsIn: (piece: Piece) => readonly string[]): Piece[][] {
  const chunks: Piece[][] = [];
  let endsChunk = true;
  for (const whole of pieces) {
    const { run } = whole;
    for (const part of partsIn(whole)) {
      const piece = { run, text: part };
      if (endsChunk) chunks.push([piece]);
      else chunks.at(-1)?.push(piece);
      endsChunk = ENDING.has(part.charAt(part.length - 1));
    }
  }
  return chunks;
}

/** What ends a chunk, also at the end of a run, whatever follows there. */
const ENDING: ReadonlySet<string> = new Set([' ', '-', '/', '@']);

/** Tells which words of a text belong on one line. */
type PartsIn = (text: string) => readonly TitlePart[];

/** The chunks of a text, those joined that its readers take for one word. */
function joinedChunks(pieces: readonly Piece[], partsIn: PartsIn): Piece[][] {
  const joined: Piece[][] = [];
  const parts = partsIn(pieces.map(({ text }) => text).join('')).values();
  let isTogether = false;
  let [begin, end, at] = [0, 0, 0];
  for (const chunk of chunksOf(pieces)) {
    while (end <= at) {
      const { value } = parts.next();
      if (value === undefined) break;
      ({ isTogether } = value);
      [begin, end] = [end, end + value.text.length];
    }
    if (isTogether && at > begin) joined.at(-1)?.push(...chunk);
    else joined.push(chunk);
    at += chunk.reduce((sum, { text }) => sum + text.length, 0);
  }
  return joined;
}

const widthOf = (chunk: Chunk, measure: Measure): number =>
  chunk.reduce((sum, { run, text }) => sum + measure(text, run), 0);

/** The width without the space at the end, for which a line need not have room. */
function seenWidth(chunk: Chunk, measure: Measure): number {
  const last = chunk.at(-1);
  return last ? widthOf(chunk.slice(0, -1), measure) + measure(last.text.trimEnd(), last.run) : 0;
}

/** Whether a line holds a chunk; one that does not is broken letter by letter. */
const fits = (chunk: Chunk, width: number, measure: Measure): boolean =>
  widthOf(chunk, measure) <= width || seenWidth(chunk, measure) <= width;

/** Joins the pieces of each run; the space at the end of a line stays, for those who copy or listen. */
function toSegments(pieces: readonly Piece[], measure: Measure): Line {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.run === piece.run) joined[joined.length - 1] = { run: piece.run, text: last.text + piece.text };
    else joined.push(piece);
  }
  let x = 0;
  return joined.map(({ run, text }) => {
    const segment = { run, text, x, width: measure(text, run) };
    x += segment.width;
    return segment;
  });
}
