import { titleParts } from '../../../../renderer/format/kept-together';
import type { Run, Text } from '../blocks';

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

/** Pieces that stay together, and how wide they are. */
interface Chunk {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Without the space at its end, for which a line need not have room. */
  readonly seen: number;
}

/** Breaks a text into lines no wider than `width`. Never gives no line at all. */
export const breakLines = (text: Text, width: number, measure: Measure): Line[] =>
  linesOf(chunksOf(piecesOf(text)), width, measure);

/** Breaks a title into lines no wider than `width`, and not between a word and its number, as on the site's pages. */
export const titleLines = (text: Text, width: number, measure: Measure): Line[] =>
  linesOf(titleChunksIn(text, width, measure), width, measure);

/** What stays together in a title on lines of this width. */
const titleChunksIn = (text: Text, width: number, measure: Measure): Piece[][] =>
  titleChunks(piecesOf(text)).flatMap((chunk) => (measured(chunk, measure).seen <= width ? [chunk] : chunksOf(chunk)));

function linesOf(chunks: readonly Piece[][], width: number, measure: Measure): Line[] {
  const lines: Piece[][] = [[]];
  let filled = 0;
  for (const whole of chunks) {
    for (const chunk of fitting(measured(whole, measure), width, measure)) {
      if (filled > 0 && filled + chunk.seen > width) {
        lines.push([]);
        filled = 0;
      }
      lines.at(-1)?.push(...chunk.pieces);
      filled += chunk.width;
    }
  }
  return lines.map((pieces) => toSegments(pieces, measure));
}

/** The same number of lines, as equal as they can be: a title does not end with one word alone. */
export function balancedLines(text: Text, width: number, measure: Measure): Line[] {
  const wide = titleLines(text, width, measure);
  if (wide.length < 2) return wide;
  // A line that is narrower than its longest word would cut that.
  const words = titleChunksIn(text, width, measure).map((chunk) => Math.min(measured(chunk, measure).seen, width));
  let [narrow, enough] = [Math.max(width / wide.length, ...words), width];
  if (titleLines(text, narrow, measure).length === wide.length) enough = narrow;
  while (enough - narrow > 1) {
    const middle = (narrow + enough) / 2;
    if (titleLines(text, middle, measure).length > wide.length) narrow = middle;
    else enough = middle;
  }
  return titleLines(text, enough, measure);
}

/** Whether a line ends where none may: within a word that no line holds. */
export const cutsWord = (lines: readonly Line[]): boolean =>
  lines.slice(0, -1).some((line) => !/[ \-/@]$/.test(line.at(-1)?.text ?? ' '));

// A line may be broken after spaces, and inside a word after a slash, hyphen or @ that letters follow: not in "4-9".
const BREAKABLE = /.*?(?: +|[-/@](?=\p{L})|$)/gsu;

/** The smallest parts that stay together: mostly words, which may consist of several runs. */
function chunksOf(pieces: readonly Piece[]): Piece[][] {
  const chunks: Piece[][] = [[]];
  for (const { run, text } of pieces) {
    for (const [part] of text.matchAll(BREAKABLE)) {
      if (part === '') continue;
      chunks.at(-1)?.push({ run, text: part });
      if (/[ \-/@]$/.test(part)) chunks.push([]);
    }
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

/** The chunks of a title, those joined that its readers take for one word. */
function titleChunks(title: readonly Piece[]): Piece[][] {
  const joined: Piece[][] = [];
  const parts = titleParts(title.map(({ text }) => text).join(''));
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, part) => sum + part.text.length, 0));
  let at = 0;
  for (const chunk of chunksOf(title)) {
    const part = parts[ends.findIndex((end) => end > at)];
    const begins = ends.includes(at) || at === 0;
    if (part?.isTogether && !begins) joined.at(-1)?.push(...chunk);
    else joined.push(chunk);
    at += chunk.reduce((sum, piece) => sum + piece.text.length, 0);
  }
  return joined;
}

/** A chunk as it is, or letter by letter if it is wider than a line. */
function fitting(chunk: Chunk, width: number, measure: Measure): readonly Chunk[] {
  if (chunk.seen <= width) return [chunk];
  return chunk.pieces.flatMap(({ run, text }) => [...text].map((letter) => measured([{ run, text: letter }], measure)));
}

function measured(pieces: readonly Piece[], measure: Measure): Chunk {
  let [width, seen] = [0, 0];
  for (const [index, { run, text }] of pieces.entries()) {
    const own = measure(text, run);
    const shown = index === pieces.length - 1 ? text.trimEnd() : text;
    seen += shown === text ? own : measure(shown, run);
    width += own;
  }
  return { pieces, width, seen };
}

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
