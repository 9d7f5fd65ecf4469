import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a build needs, and nothing that an earlier one has left. */
const SOURCES = ['data', 'pages', 'public', 'renderer', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the project in a folder of its own, to build again without touching the site under test. */
export interface ProjectCopy {
  readonly dir: string;
  /** The built site of the copy. */
  readonly site: string;
  /** Builds the copy; throws with the messages if that fails. */
  readonly build: (env: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

export function copyProject(): ProjectCopy {
  const dir = mkdtempSync(join(tmpdir(), 'conference-site-copy-'));
  for (const name of SOURCES) cpSync(join(PROJECT, name), join(dir, name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(dir, 'node_modules'), 'junction');
  return {
    dir,
    site: join(dir, 'dist', 'client'),
    build: (env) => {
      const args = [join('node_modules', 'tsx', 'dist', 'cli.mjs'), join('scripts', 'build.ts')];
      // vitest sets NODE_ENV to "test", which no organiser does.
      const { NODE_ENV: _, ...environment } = process.env;
      const options = { cwd: dir, encoding: 'utf8', env: { ...environment, ...env } } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
      if (status !== 0) throw new Error(`The copy could not be built.\n${stdout}\n${stderr}`);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The hash of each file of a folder, by its path within it. */
export function hashes(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = found.map(({ parentPath, name }): [string, string] => {
    const path = join(parentPath, name);
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    return [relative(folder, path).split(sep).join('/'), hash];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
