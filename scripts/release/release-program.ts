import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../../shared/model/collections';
import { compileContent } from '../compile/pipeline';
import { compareProgram } from '../content/releases/compare';
import { programEntries } from '../content/releases/entries';
import { logWith, programTable } from '../content/releases/write';
import type { Diagnostic } from '../content/report/diagnostics';
import { publicFolder } from '../files/assets';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';

/**
 * Records the program as a release, and returns what to print: what was released, or that nothing changed. Returns the problems if
 * the data has errors. Throws `SavedMeanwhile`.
 *
 * @param time of the release, in UTC: YYYY-MM-DDTHH:MM:SSZ
 */
export async function releaseProgram(
  dataDir: string,
  note: string,
  time: string,
): Promise<string | readonly Diagnostic[]> {
  const unlock = await lockData(dataDir);
  try {
    // Read before the compiler reads them, so that a later save is noticed.
    const log = fileOf(dataDir, 'releases');
    const table = fileOf(dataDir, 'releasedEntries');
    const publicDir = publicFolder(dataDir);
    const { content, diagnostics } = await compileContent({
      dataDir,
      publicDir,
      publicIsShared: true,
      deferWarnings: true,
    });
    if (content === undefined) return diagnostics;
    const { releases, releasedEntries } = content;
    const last = releases.at(-1)?.version ?? 0;
    const version = last + 1;
    const { entries, changes, changed } = compareProgram(releasedEntries, programEntries(content), version);
    if (last > 0 && changed.length === 0) return `Nothing of the program has changed since release ${last}.\n`;
    const undo = changeFiles(dataDir, [
      { ...log, becomes: Buffer.from(logWith(log.was?.toString() ?? '', { version, time, note, changes })) },
      { ...table, becomes: Buffer.from(programTable(entries)) },
    ]);
    const titles = changes.map(({ title }) => `  ${title}\n`).join('');
    return `Release ${version}: ${changed.length} sessions, talks and posters are new or have changed.\n${titles}${undo}\n`;
  } finally {
    unlock();
  }
}

/** Returns the path of a file of the data, and its bytes if it exists. */
function fileOf(dataDir: string, collection: 'releases' | 'releasedEntries') {
  const path = join(dataDir, collections[collection].file);
  return { path, was: existsSync(path) ? readFileSync(path) : undefined };
}
