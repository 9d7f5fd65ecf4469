/**
 * Describes the changes since a git revision that visitors will see: `npx colloquium diff REVISION`.
 *
 * Exit status 0: reported; 1: one of the two versions has errors; 2: wrong usage, or no such revision.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { dataFolder } from '../content/data-folder';
import { changesBetween } from '../content-diff/changes';
import { asMarkdown, asText } from '../content-diff/in-words';
import { type Revision, writeRevision } from '../content-diff/revision';
import { publicFolder } from '../files/assets';
import { writeAtomically } from '../files/write-atomically';
import { migratedFiles } from '../update/update-data';

const COMMAND = defineCommand({
  ...commandNamed('diff'),
  operands: { text: 'REVISION', least: 1, most: 1, ask: 'Name one git revision, such as main or HEAD~1.' },
  options: {
    data: { value: 'DIR', does: 'compares the data folder DIR, in place of data/' },
    markdown: { does: 'writes the list as Markdown' },
    json: { does: 'writes the list as JSON: chapters, each with a heading and changes' },
  },
  statusOfFailure: 2,
});

/** Compiles a folder, and reports its errors. */
async function contentOf(folders: Revision, name: string) {
  // Loaded only once the revision is known to exist, since it takes a while.
  const [{ compileContent }, { report }] = await Promise.all([
    import('../compile/pipeline'),
    import('../content/report'),
  ]);
  const { content, diagnostics } = await compileContent({ ...folders, publicIsShared: true, deferWarnings: true });
  if (content === undefined) process.stderr.write(`The data of ${name} has errors:\n\n${report('text', diagnostics)}`);
  return content;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values, operands: [revision = ''] }) => {
    const root = mkdtempSync(join(tmpdir(), 'content-diff-'));
    try {
      const dataDir = dataFolder(values.data);
      const then = writeRevision(dataDir, revision, root);
      // It may be of an earlier format.
      writeAtomically(migratedFiles(then.dataDir).map(({ name, bytes }) => [join(then.dataDir, name), bytes]));
      const before = await contentOf(then, revision);
      const after = await contentOf({ dataDir, publicDir: publicFolder(dataDir) }, 'now');
      if (!(before && after)) return 1;
      const chapters = changesBetween(before, after);
      const text = values.json
        ? `${JSON.stringify(chapters)}\n`
        : chapters.length === 0
          ? `Visitors will see no change since ${revision}.\n`
          : (values.markdown ? asMarkdown : asText)(chapters);
      process.stdout.write(text);
      return 0;
    } finally {
      rmSync(root, { recursive: true });
    }
  });
