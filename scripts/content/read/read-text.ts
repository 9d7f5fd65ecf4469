import { readFileSync, statSync } from 'node:fs';
import { readProblemOf } from '../../files/read-problem';
import { type Diagnostic, error, startOfFile } from '../report/diagnostics';
import { controlCharacter } from './control-characters';
import { decode } from './decode';

/** Reads the text of a data file, with line feeds only, or reports why it cannot be used. `file` is its path in reports. */
export function readText(path: string, file: string, mostBytes: number): { readonly text: string } | Diagnostic {
  const place = { file, range: startOfFile };
  const obstacle = readProblemOf(path);
  if (obstacle !== undefined) {
    const hint = 'Put the file itself here, and make sure that it may be read.';
    return error('unreadable-file', place, obstacle, { hint });
  }
  if (statSync(path).size > mostBytes) {
    return error('file-too-large', place, `The file is larger than ${sizeText(mostBytes)}.`, {
      hint: 'Check that it is the right file; a spreadsheet may have added thousands of empty rows.',
    });
  }
  const decoded = decode(readFileSync(path));
  if (!('text' in decoded)) {
    const { problem, hint, line = 1 } = decoded;
    return error('unreadable-file', { file, range: { ...startOfFile, line, endLine: line } }, problem, { hint });
  }
  return controlCharacter(decoded.text, file) ?? decoded;
}

const KIB = 1024;

const sizeText = (bytes: number) => (bytes < KIB * KIB ? `${bytes / KIB} KiB` : `${bytes / KIB / KIB} MiB`);
