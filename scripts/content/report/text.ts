import { styleText } from 'node:util';
import { grouped } from '../../../shared/format/grouped';
import { MANY } from './counted';
import { type Diagnostic, type Place, placeText } from './diagnostics';
import { codeFrame } from './frame';
import { placesInWords } from './places-in-words';
import { whatFirst } from './what-first';

export interface TextOptions {
  /** Colours for a terminal. */
  readonly colour: boolean;
  /** Reads a file that a diagnostic names, for the frame. */
  readonly read: (file: string) => string | undefined;
}

/** The most problems with one code that are shown in full; a single further one is shown as well. */
const SHOWN = 5;

/** The most problems with one code in one cell that are shown one by one. */
const IN_CELL = 2;

/** A report for people: each problem with its place, the line itself, and what to do; then a summary. */
export function reportText(diagnostics: readonly Diagnostic[], { colour, read }: TextOptions): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) => (colour ? styleText(style, text) : text);
  const texts = new Map<string, string | undefined>();
  const frame = ({ file, range, field, cell }: Place) => {
    if (cell !== undefined)
      return [`  ${cell.name.replace(/^.* /, '')} │ ${cell.text}${field === undefined ? '' : `  (${field})`}`];
    if (!texts.has(file)) texts.set(file, read(file));
    const source = texts.get(file);
    return source === undefined ? [] : [codeFrame(source, range, field)];
  };
  const block = (problem: Diagnostic) => [
    `${paint('bold', placeText(problem))} ${paint(problem.severity === 'error' ? 'red' : 'yellow', `${problem.severity} ${problem.code}`)}${problem.record === undefined ? '' : `, ${problem.record}`}`,
    `  ${problem.message}`,
    ...frame(problem),
    ...(problem.related ?? []).flatMap((other) => [`  ${placeText(other)} ${other.message}`, ...frame(other)]),
    ...(problem.hint ? [`  ${paint('cyan', '→')} ${problem.hint}`] : []),
  ];
  const folded = foldable(diagnostics);
  const blocks = diagnostics.flatMap((problem) => {
    const others = folded.get(problem);
    if (others === undefined) return [block(problem).join('\n')];
    if (others.length === 0) return [];
    return [`  and ${others.length} more like this in ${placesInWords(others)} (${others[0]?.code})`];
  });
  const first = whatFirst(diagnostics);
  return [...(first === undefined ? [] : [first]), ...blocks, summary(diagnostics)]
    .map((text) => `${text}\n`)
    .join('\n');
}

/** The problems that are not shown in full: the first of a group stands for the rest of it, the others for nothing. */
function foldable(diagnostics: readonly Diagnostic[]): ReadonlyMap<Diagnostic, readonly Diagnostic[]> {
  const folded = new Map<Diagnostic, readonly Diagnostic[]>();
  const fold = (rest: readonly Diagnostic[]) =>
    rest.forEach((problem, index) => {
      folded.set(problem, index === 0 ? rest : []);
    });
  // A list that was pasted as a whole has one slip at each of its names.
  const inCells = grouped(diagnostics, ({ code, file, range, field }) =>
    field === undefined ? undefined : `${code} ${file}:${range.line} ${field.replace(/ › \d+$/, '')}`,
  );
  for (const group of inCells.values()) if (group.length > IN_CELL) fold(group.slice(1));
  const shown = diagnostics.filter((problem) => !folded.has(problem));
  for (const group of grouped(shown, ({ code }) => code).values())
    if (group.length > SHOWN + 1) fold(group.slice(group.length < MANY ? SHOWN : 1));
  return folded;
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: string, noun: string) => {
    const number = diagnostics.filter((problem) => problem.severity === severity).length;
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
  };
  const parts = [...count('error', 'error'), ...count('warning', 'warning')];
  if (parts.length === 0) return 'The data is in order.';
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return `${parts.join(', ')} in ${files} file${files === 1 ? '' : 's'}.`;
}
