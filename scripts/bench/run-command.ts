import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot, inEngine } from '../bootstrap/project.mjs';

/** Resources that a command used, including its threads and child processes. */
export interface Usage {
  /** In seconds. */
  readonly cpu: number;
  /** Peak memory of one process, in MB. */
  readonly memory: number;
}

const HOOK = pathToFileURL(inEngine('scripts/bench/usage-hook.mjs')).href;

/** Runs a command of the project in a new process with its own cache, and measures its resources. */
export function measureCommand(
  name: string,
  args: readonly string[],
  { folder, cache }: { folder: string; cache: string },
): Usage {
  const file = join(folder, 'usage.jsonl');
  rmSync(file, { force: true });
  execFileSync(process.execPath, ['--import', HOOK, join('scripts', 'run.mjs'), name, ...args], {
    cwd: engineRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BENCH_USAGE: file, CONTENT_CACHE: cache },
  });
  const used = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Usage); // as the hook has written it
  return {
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...used.map(({ memory }) => memory)),
  };
}
