import { styleText } from 'node:util';
import type { FixedFile } from './fix-data';

/** Lists the lines that fixes change, before and after. Fixes never add or remove lines. */
export function linesChanged({ before, after }: Pick<FixedFile, 'before' | 'after'>): readonly ChangedLine[] {
  const old = before.split('\n');
  return after.split('\n').flatMap((line, index) => {
    const was = old[index] ?? '';
    return was === line ? [] : [{ line: index + 1, was, is: line }];
  });
}

interface ChangedLine {
  readonly line: number;
  readonly was: string;
  readonly is: string;
}

/** Describes changes of files line by line. `folder` is the data folder as reports show it. */
export function describeChanges(folder: string, files: readonly FixedFile[], colour: boolean): string {
  const paint = (style: 'bold' | 'red' | 'green', text: string) => (colour ? styleText(style, text) : text);
  return files
    .flatMap((file) =>
      linesChanged(file).map(({ line, was, is }) =>
        [
          paint('bold', `${folder}/${file.name}:${line}`),
          paint('red', `  - ${around(was, is)}`),
          paint('green', `  + ${around(is, was)}\n`),
        ].join('\n'),
      ),
    )
    .join('\n');
}

/** Characters shown before and after those that differ. */
const CONTEXT = 60;

/** Shortens a long line to the part that differs from the other. */
function around(line: string, other: string): string {
  if (line.length <= 2 * CONTEXT) return line;
  let start = 0;
  while (start < line.length && line[start] === other[start]) start++;
  let end = 0;
  while (end < line.length - start && line.at(-1 - end) === other.at(-1 - end)) end++;
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(line.length, line.length - end + CONTEXT);
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}
