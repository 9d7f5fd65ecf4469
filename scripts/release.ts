/**
 * npm run release -- "What is new, in a sentence" [--data DIR]: notes the program as visitors are to know it, so that calendars,
 * schedule apps, the page of changes and the news feed tell what has changed since the release before.
 *
 * Exit status 0: released, or nothing has changed; 1: the data has errors, or was saved meanwhile and nothing is
 * written; 2: wrong usage.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { collections } from './content/collections';
import { dataFolder } from './content/data-folder';
import { compileContent } from './content/pipeline';
import { compareProgram } from './content/releases/compare';
import { programEntries } from './content/releases/entries';
import { logWith, programTable } from './content/releases/write';
import { report } from './content/report';
import { publicFolder } from './files/assets';
import { changeFiles, SavedMeanwhile } from './files/change-files';
import { lockData } from './files/data-lock';
import { inWords } from './files/in-words';

const USAGE = 'Usage: npm run release -- "What is new, in a sentence" [--data DIR]\n';

/** Runs the command at a moment, given in UTC as YYYY-MM-DDTHH:MM:SSZ, and gives its exit status. */
export async function main(args: readonly string[], time: string): Promise<number> {
  let unlock = () => {};
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [note, ...others] = positionals;
    if (!note?.trim() || others.length > 0) throw new TypeError('Say what is new, in one pair of quotation marks.');
    const dataDir = dataFolder(values.data);
    unlock = await lockData(dataDir);
    // Before the compiler reads them: what is saved from now on is noticed.
    const log = fileOf(dataDir, 'releases');
    const table = fileOf(dataDir, 'releasedEntries');
    const { content, diagnostics } = await compileContent({
      dataDir,
      publicDir: publicFolder(dataDir),
      publicIsShared: true,
      remarksLater: true,
    });
    if (content === undefined) {
      process.stderr.write(report('text', diagnostics));
      return 1;
    }
    const { releases, releasedEntries } = content;
    const last = releases.at(-1)?.version ?? 0;
    const version = last + 1;
    const { entries, changes, changed } = compareProgram(releasedEntries, programEntries(content), version);
    if (last > 0 && changed.length === 0) {
      process.stdout.write(`Nothing of the program has changed since release ${last}.\n`);
      return 0;
    }
    const release = { version, time, note: note.trim(), changes };
    const wayBack = changeFiles(dataDir, [
      { ...log, becomes: Buffer.from(logWith(log.was?.toString() ?? '', release)) },
      { ...table, becomes: Buffer.from(programTable(entries)) },
    ]);
    const titles = changes.map(({ title }) => `  ${title}\n`).join('');
    process.stdout.write(
      `Release ${version}: ${changed.length} sessions, talks and posters are new or have changed.\n${titles}${wayBack}\n`,
    );
    return 0;
  } catch (problem) {
    process.stderr.write(`${inWords(problem)}\n${problem instanceof TypeError ? USAGE : ''}`);
    return problem instanceof SavedMeanwhile ? 1 : 2;
  } finally {
    unlock();
  }
}

/** A file of the data, and its bytes if it is there. */
function fileOf(dataDir: string, collection: 'releases' | 'releasedEntries') {
  const path = join(dataDir, collections[collection].file);
  return { path, was: existsSync(path) ? readFileSync(path) : undefined };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const now = `${new Date().toISOString().slice(0, 19)}Z`;
  process.exitCode = await main(process.argv.slice(2), now);
}
