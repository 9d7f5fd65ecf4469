import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../files/write-atomically';

/**
 * Writes the compiler's modules atomically, and removes outdated ones. Files that the compiler did not write stay.
 */
export function writeFiles(outDir: string, files: ReadonlyMap<string, string>): void {
  writeAtomically([...files].map(([name, text]) => [join(outDir, name), text]));
  for (const name of modulesIn(outDir)) if (!files.has(name) && isOurs(join(outDir, name))) rmSync(join(outDir, name));
}

// The first line of templates/module.ts.hbs, now and with the former name of the command.
const isOurs = (path: string) => /^\/\/ Generated .*by `npm run (?:check|content)`\./.test(readFileSync(path, 'utf8'));

function modulesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.ts'));
}
