import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the compiler's files. Each is written in full beside its place and then renamed, so that a reader sees the old
 * or the new one, never a half; files whose text is the same are not touched, and modules that are no longer made go.
 * What the compiler did not make stays, whatever folder it was told to write to.
 */
export function writeFiles(outDir: string, files: ReadonlyMap<string, string>): void {
  const changed = [...files].filter(([name, text]) => !holds(join(outDir, name), text));
  const staged = changed.map(([name, text]) => {
    const path = join(outDir, name);
    const temporary = `${path}.${process.pid}.new`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, text);
    return { path, temporary };
  });
  for (const { path, temporary } of staged) renameSync(temporary, path);
  for (const name of modulesIn(outDir)) if (!files.has(name) && isOurs(join(outDir, name))) rmSync(join(outDir, name));
}

const holds = (path: string, text: string) => existsSync(path) && readFileSync(path, 'utf8') === text;

// The first line of templates/module.ts.hbs.
const isOurs = (path: string) => /^\/\/ Generated .*by `npm run content`\./.test(readFileSync(path, 'utf8'));

function modulesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.ts'));
}
