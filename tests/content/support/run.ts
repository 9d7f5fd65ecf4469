import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { engineRoot } from '../../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../../scripts/files/files-in';

const CONTENT = ['scripts/run.mjs', 'check'];

/** Starts a command itself, as `npm run check --` does; `command` is what Node gets for another one. */
export function start(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  command = CONTENT,
  cwd: string = engineRoot,
) {
  const child = spawn(process.execPath, [...command, ...args], {
    cwd,
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill());
  return child;
}

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. */
export function run(
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
  command?: string[],
  cwd?: string,
): Promise<Outcome> {
  const child = start(args, environment, command, cwd);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stdout, stderr })));
}

/** Runs a command within this process: the same words and the same status, without the start of another one. */
export async function call(
  main: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const said = { stdout: '', stderr: '' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    }),
  );
  try {
    return { status: await main(args), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** Every file of a folder, by its path within it. */
export function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
