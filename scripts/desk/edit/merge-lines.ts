import { diff3MergeRegions } from 'node-diff3';
import type { Conflict } from '../contract';

/** Two texts that were merged, and where they disagree. In the text, `mine` wins there. */
export interface Merged {
  readonly text: string;
  readonly conflicts: readonly Omit<Conflict, 'name'>[];
  /** The text with the desk's own changes alone. */
  readonly own: string;
}

/** Merges two changes of a text, line by line. Changes of neighbouring lines do not disagree. */
export function mergeLines(before: string, mine: string, theirs: string): Merged {
  if (before === theirs || mine === theirs) return { text: mine, conflicts: [], own: mine };
  if (before === mine) return { text: theirs, conflicts: [], own: mine };
  const [a, o, b] = [mine, before, theirs].map((text) => text.split('\n')) as [string[], string[], string[]]; // one for each text
  const conflicts: Omit<Conflict, 'name'>[] = [];
  const lines = diff3MergeRegions(a, o, b).flatMap((region) => {
    if (region.stable) return region.bufferContent;
    const merged = mergeRegion(region.oContent, region.aContent, region.bContent);
    if (merged) return merged;
    const [was, own, other] = [region.oContent, region.aContent, region.bContent].map((part) => part.join('\n'));
    conflicts.push({ what: '', before: was ?? '', mine: own ?? '', theirs: other ?? '' });
    return region.aContent;
  });
  return { text: lines.join('\n'), conflicts, own: mine };
}

/** Merges lines of which each was changed by one side alone; undefined if that cannot be seen. */
function mergeRegion(was: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  if (isSame(mine, theirs) || isSame(was, theirs)) return mine;
  if (isSame(was, mine)) return theirs;
  if (was.length !== mine.length || was.length !== theirs.length) return undefined;
  const merged = was.map((line, at) => (line === mine[at] ? theirs[at] : line === theirs[at] ? mine[at] : undefined));
  return merged.every((line) => line !== undefined) ? merged : undefined;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, at) => line === other[at]);
