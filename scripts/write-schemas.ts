/**
 * Writes data/schemas/, which editors read, and docs/reference/fields.md, which people read, from the schemas of the compiler;
 * formats the sources, and fixes simple lint: `npm run format`.
 */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './bootstrap/project.mjs';
import { runTool } from './bootstrap/run-child.mjs';
import { defineCommand, runCommand } from './command-line';
import { fieldGuide } from './content/emit/field-guide';
import { schemaFiles } from './content/emit/schema-files';
import { ruleIndex } from './tools/rule-index';

const COMMAND = defineCommand({
  call: 'npm run format',
  does: 'Writes data/schemas/ and docs/reference/fields.md from the schemas, and the list of rules, formats all sources, and fixes simple lint.',
  options: {},
});

process.exitCode = await runCommand(COMMAND, process.argv.slice(2), () => {
  const folder = inProject('data/schemas');
  const files = schemaFiles();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  writeFileSync(inProject('docs/reference/fields.md'), fieldGuide());
  writeFileSync(inProject('scripts/rules/index.ts'), ruleIndex());
  return runTool('biome', ['check', '--write', '.']);
});
