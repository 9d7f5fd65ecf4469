/**
 * Writes data/schemas/, which editors read, and data/fields.md, which people read, from the schemas of the compiler.
 * `npm run format` runs it.
 */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './bootstrap/project.mjs';
import { fieldGuide } from './content/emit/field-guide';
import { schemaFiles } from './content/emit/schema-files';

const folder = inProject('data/schemas');
const files = schemaFiles();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
for (const [name, text] of files) writeFileSync(join(folder, name), text);
writeFileSync(inProject('data/fields.md'), fieldGuide());
