import { styleText } from 'node:util';

/** A changed file of the data. */
export interface ChangedFile {
  /** Path below the data folder. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A line that changes, is added or removed, by its number in the file after the change. */
interface ChangedLine {
  readonly line: number;
  readonly was?: string | undefined;
  readonly is?: string | undefined;
}

/** How many lines may be added or removed at one place and still be recognised as such. */
const MOST_LINES = 100;

/** Lists the lines of a file that change. */
export function linesChanged({ before, after }: Pick<ChangedFile, 'before' | 'after'>): readonly ChangedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const isAhead = (lines: readonly string[], from: number, wanted: string | undefined) =>
    wanted !== undefined && old.length !== now.length && lines.slice(from, from + MOST_LINES).includes(wanted);
  const found: ChangedLine[] = [];
  for (let at = 0, next = 0; at < old.length || next < now.length; ) {
    const [was, is] = [old[at], now[next]];
    const isAdded = was !== is && (was === undefined || isAhead(now, next, was));
    const isRemoved = was !== is && !isAdded && (is === undefined || isAhead(old, at, is));
    if (was !== is) found.push({ line: next + 1, ...(!isAdded && { was }), ...(!isRemoved && { is }) });
    if (!isAdded) at++;
    if (!isRemoved) next++;
  }
  return found;
}

/** Describes changes of files line by line. `folder` is the data folder as reports show it. */
export function describeChanges(folder: string, files: readonly ChangedFile[], colour: boolean): string {
  const paint = (style: 'bold' | 'red' | 'green', text: string) => (colour ? styleText(style, text) : text);
  return files
    .flatMap((file) =>
      linesChanged(file).map(({ line, was, is }) =>
        [
          paint('bold', `${folder}/${file.name}:${line}`),
          ...(was === undefined ? [] : [paint('red', `  - ${around(was, is)}`)]),
          ...(is === undefined ? [] : [paint('green', `  + ${around(is, was)}`)]),
          '',
        ].join('\n'),
      ),
    )
    .join('\n');
}

/** Characters shown before and after those that differ. */
const CONTEXT = 60;

/** Shortens a long line to the part that differs from the other. */
function around(line: string, other = ''): string {
  if (line.length <= 2 * CONTEXT) return line;
  let start = 0;
  while (start < line.length && line[start] === other[start]) start++;
  let end = 0;
  while (end < line.length - start && line.at(-1 - end) === other.at(-1 - end)) end++;
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(line.length, line.length - end + CONTEXT);
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}
