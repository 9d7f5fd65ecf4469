/**
 * Generates data/schemas/ for editors, pages of docs/reference/ and the list of rules; formats the sources, and fixes simple lint:
 * `npm run format`.
 */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { inEngine } from '../bootstrap/project.mjs';
import { runTool } from '../bootstrap/run-child.mjs';
import { defineCommand, runCommand } from '../command-line';
import { schemaFiles } from '../content/emit/schema-files';
import { ruleIndex } from '../precompile/rule-index';
import { commandGuide } from '../reference/command-guide';
import { fieldGuide, wordGuide } from '../reference/field-guide';

const COMMAND = defineCommand({
  ...commandNamed('format'),
  options: {},
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async () => {
    const folder = inEngine('data/schemas');
    const files = schemaFiles();
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    writeFileSync(inEngine('docs/reference/fields.md'), fieldGuide());
    writeFileSync(inEngine('docs/reference/words.md'), wordGuide());
    writeFileSync(inEngine('docs/reference/commands.md'), await commandGuide());
    writeFileSync(inEngine('scripts/rules/all-rules.ts'), ruleIndex());
    return runTool('biome', ['check', '--write', '.']);
  });
