import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { engineRoot, inEngine, TOOLS } from '../../scripts/bootstrap/project.mjs';
import type { Edit, Gate } from './gates';

/** What is no part of the project, or is linked instead. */
const LEFT_OUT = new Set(['node_modules', '.git', '.screenshots', 'coverage']);

/** Copies the whole project with its built site into a folder that is deleted when this process ends. */
export function copyWithSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-gates-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(engineRoot).filter((each) => !LEFT_OUT.has(each)))
    cpSync(inEngine(name), join(folder, name), { recursive: true });
  symlinkSync(inEngine('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Finds the file of an edit and what the edit makes of it; throws where that changes nothing. */
export function edited(project: string, { file, change }: Edit): { path: string; before: string; after: string } {
  const folder = dirname(join(project, file));
  const [start = '', end = ''] = basename(file).split('*');
  const names = file.includes('*')
    ? readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(end))
    : [basename(file)];
  if (names.length !== 1) throw new Error(`${file} stands for ${names.length} files`);
  const path = join(folder, String(names[0]));
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
  return { path, before, after };
}

/** Breaks a gate in a copy of the project and runs its tests; gives what is wrong, or nothing where they noticed. */
export function whatWentUnnoticed(project: string, { edit, test, only, says }: Gate): string | undefined {
  const { path, before, after } = edited(project, edit);
  writeFileSync(path, after);
  try {
    const of = /^tests\/(browser|site)\//.exec(test)?.[1] ?? 'unit*';
    const args = [inEngine(TOOLS.vitest), 'run', `--project=${of}`, test, '-t', only, '--retry=0'];
    const { NODE_ENV: _, THOROUGH: __, FORCE_COLOR: ___, ...env } = process.env;
    const ran = spawnSync(process.execPath, args, {
      cwd: project,
      env: { ...env, NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    if (ran.status === 0) return 'nobody noticed';
    const said = faultsAlone(ran.stdout + ran.stderr);
    return said.includes(says) ? undefined : `noticed, but not in these words: ${says}\n${said.slice(0, 2000)}`;
  } finally {
    writeFileSync(path, before);
  }
}

/** Leaves out names of tests and the code of a test, which may contain the very words that a fault is known by. */
const faultsAlone = (said: string) =>
  said
    .split('\n')
    .filter((line) => !/^\s*(FAIL |[×✓↓❯⎯] ?|\d+\|)/.test(line))
    .join('\n');
