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

/** Pieces that stay together, and how wide they are. */
interface Chunk {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Without the space at its end, for which a line need not have room. */
  readonly seen: number;
}

/** Breaks a text into lines no wider than `width`. Never gives no line at all. */
export function breakLines(text: Text, width: number, measure: Measure): Line[] {
  const lines: Piece[][] = [[]];
  let filled = 0;
  for (const whole of chunksOf(text)) {
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
  const wide = breakLines(text, width, measure);
  if (wide.length < 2) return wide;
  let [narrow, enough] = [width / wide.length, width];
  while (enough - narrow > 1) {
    const middle = (narrow + enough) / 2;
    if (breakLines(text, middle, measure).length > wide.length) narrow = middle;
    else enough = middle;
  }
  return breakLines(text, enough, measure);
}

// A line may be broken after spaces, and inside a word after a slash, hyphen or @ that letters follow: not in "4-9".
const BREAKABLE = /.*?(?: +|[-/@](?=\p{L})|$)/gsu;

/** The smallest parts that stay together: mostly words, which may consist of several runs. */
function chunksOf(text: Text): Piece[][] {
  const chunks: Piece[][] = [[]];
  for (const run of text) {
    for (const [part] of run.text.matchAll(BREAKABLE)) {
      if (part === '') continue;
      chunks.at(-1)?.push({ run, text: part });
      if (/[ \-/@]$/.test(part)) chunks.push([]);
    }
  }
  return chunks.filter((chunk) => chunk.length > 0);
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
