import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Writes the compiler's files. Each is written in full beside its place and then renamed, so that a reader sees the old
 * or the new one, never a half; files whose text is the same are not touched, and files that are no longer made go.
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
  for (const name of filesIn(outDir)) if (!files.has(name)) rmSync(join(outDir, name), { force: true });
}

const holds = (path: string, text: string) => existsSync(path) && readFileSync(path, 'utf8') === text;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
