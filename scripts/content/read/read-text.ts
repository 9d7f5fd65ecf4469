import { readFileSync, statSync } from 'node:fs';
import { readProblemOf } from '../../files/read-problem';
import { type Diagnostic, error, startOfFile } from '../report/diagnostics';
import { controlCharacter } from './control-characters';
import { decode } from './decode';

/** Reads the bytes of a data file, or reports why they cannot be read. `file` is its path in reports. */
export function readBytes(path: string, file: string, mostBytes: number): Buffer | Diagnostic {
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
  return readFileSync(path);
}

/** Reads the text of a data file, with line feeds only, or reports why it cannot be used. */
export function readText(path: string, file: string, mostBytes: number): { readonly text: string } | Diagnostic {
  const bytes = readBytes(path, file, mostBytes);
  if ('code' in bytes) return bytes;
  const decoded = decode(bytes);
  if (!('text' in decoded)) {
    const { problem, line } = decoded;
    const place = { file, range: { ...startOfFile, line: line ?? 1, endLine: line ?? 1 } };
    const or =
      file.endsWith('.csv') && line === undefined ? ` Or run \`npx colloquium convert --force\` with this file.` : '';
    return error('unreadable-file', place, problem, { hint: `${decoded.hint}${or}` });
  }
  return controlCharacter(decoded.text, file) ?? decoded;
}

const KIB = 1024;

const sizeText = (bytes: number) => (bytes < KIB * KIB ? `${bytes / KIB} KiB` : `${bytes / KIB / KIB} MiB`);
