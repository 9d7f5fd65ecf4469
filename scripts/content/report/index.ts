import { readFileSync, statSync } from 'node:fs';
import { readProblemOf } from '../../files/read-problem';
import { decode } from '../read/decode';
import { MOST_BYTES } from '../read/limits';
import type { Diagnostic } from './diagnostics';
import { reportGithub } from './github';
import { reportHtml } from './html/report-html';
import { reportJson } from './json';
import { reportSarif } from './sarif';
import { reportText } from './text';

const reporters = {
  text: (diagnostics) => reportText(diagnostics, { colour: wantsColour(), read: readSource }),
  json: reportJson,
  github: reportGithub,
  sarif: reportSarif,
  html: (diagnostics) => reportHtml(diagnostics, readSource),
} satisfies Record<string, (diagnostics: readonly Diagnostic[]) => string>;

export type ReportFormat = keyof typeof reporters;

export const reportFormats = Object.keys(reporters) as readonly ReportFormat[]; // Object.keys widens to string[]

export const isFormat = (name: string): name is ReportFormat => Object.hasOwn(reporters, name);

/** The text that a format makes of the diagnostics. */
export const report = (format: ReportFormat, diagnostics: readonly Diagnostic[]): string =>
  reporters[format](diagnostics);

/** Whether the terminal shows colours. https://no-color.org: any value but the empty one switches them off. */
export const wantsColour = () => process.stdout.isTTY === true && !process.env.NO_COLOR;

/** The text of a file of the data; undefined where there is none, or none that can be read. */
export function readSource(file: string): string | undefined {
  // It may itself be the problem: a folder or a pipe of the name of a table, or far too large.
  if (readProblemOf(file) !== undefined || statSync(file).size > MOST_BYTES.csv) return undefined;
  const decoded = decode(readFileSync(file));
  return 'text' in decoded ? decoded.text : undefined;
}
