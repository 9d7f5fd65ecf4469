import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { type Diagnostic, error, startOfFile } from '../report/diagnostics';
import { controlCharacter } from './control-characters';
import { decode } from './decode';

/** The text of a data file, with line feeds only, or why it cannot be used; `file` is its path for reports. */
export function readText(path: string, file: string, mostBytes: number): { readonly text: string } | Diagnostic {
  const place = { file, range: startOfFile };
  const obstacle = obstacleAt(path);
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

/** Says why a path cannot be read as a file, if so. A device or a pipe would keep the compiler waiting. */
function obstacleAt(path: string): string | undefined {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return 'This is a folder, and not a file.';
    if (!found.isFile()) return 'This is a device or a pipe, and not a file.';
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read: the disk forbids it.';
    return 'The file cannot be read: it is a link that leads nowhere, or the disk is at fault.';
  }
}
