import { styleText } from 'node:util';
import type { Diagnostic, Place } from '../diagnostics';
import { codeFrame } from './frame';

export interface TextOptions {
  /** Colours for a terminal. */
  readonly colour: boolean;
  /** Reads a file that a diagnostic names, for the frame. */
  readonly read: (file: string) => string | undefined;
}

/** A report for people: each problem with its place, the line itself, and what to do; then a summary. */
export function reportText(diagnostics: readonly Diagnostic[], { colour, read }: TextOptions): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) => (colour ? styleText(style, text) : text);
  const frame = ({ file, range }: Place) => {
    const source = read(file);
    return source === undefined ? [] : [codeFrame(source, range)];
  };
  const position = ({ file, range }: Place) => `${file}:${range.line}:${range.column}`;
  const blocks = diagnostics.map((problem) =>
    [
      `${paint('bold', position(problem))} ${paint(problem.severity === 'error' ? 'red' : 'yellow', `${problem.severity} ${problem.code}`)}`,
      `  ${problem.message}`,
      ...frame(problem),
      ...(problem.related ?? []).flatMap((other) => [`  ${position(other)} ${other.message}`, ...frame(other)]),
      ...(problem.hint ? [`  ${paint('cyan', '→')} ${problem.hint}`] : []),
    ].join('\n'),
  );
  return [...blocks, summary(diagnostics)].map((block) => `${block}\n`).join('\n');
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: string, noun: string) => {
    const number = diagnostics.filter((problem) => problem.severity === severity).length;
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
  };
  const parts = [...count('error', 'error'), ...count('warning', 'warning')];
  return parts.length === 0 ? 'The data is in order.' : `${parts.join(', ')}.`;
}
