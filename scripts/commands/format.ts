/**
 * Generates data/schemas/ for editors, docs/reference/fields.md and scripts/rules/index.ts; formats the sources, and fixes simple lint:
 * `npm run format`.
 */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { inEngine } from '../bootstrap/project.mjs';
import { runTool } from '../bootstrap/run-child.mjs';
import { defineCommand, runCommand } from '../command-line';
import { fieldGuide } from '../content/emit/field-guide';
import { schemaFiles } from '../content/emit/schema-files';
import { ruleIndex } from '../precompile/rule-index';

const COMMAND = defineCommand({
  ...commandNamed('format'),
  options: {},
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, () => {
    const folder = inEngine('data/schemas');
    const files = schemaFiles();
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    writeFileSync(inEngine('docs/reference/fields.md'), fieldGuide());
    writeFileSync(inEngine('scripts/rules/all-rules.ts'), ruleIndex());
    return runTool('biome', ['check', '--write', '.']);
  });
