import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inEngine } from '../bootstrap/project.mjs';

/** The folder for code that several rules of a subject share. */
const SHARED = 'shared';

/** Generates `scripts/rules/all-rules.ts`: every file in the folder of a subject is a rule. */
export function ruleIndex(): string {
  const folder = inEngine('scripts/rules');
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'lexicon')
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.ts') && basename(dirname(file)) !== SHARED)
    .sort();
  const names = files.map((file) => ({
    path: file.replace(/\.ts$/, ''),
    name: basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  }));
  return [
    '// Written by `npm run format`: every file in the folder of a subject is a rule.',
    ...names.map(({ path, name }) => `export { rule as ${name} } from './${path}';`),
    '',
  ].join('\n');
}
