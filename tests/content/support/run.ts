import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { projectRoot } from '../../../scripts/content/compile-into';

/** Starts a command itself, as `npm run content --` does. */
export function start(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  script = 'scripts/compile-content.ts',
) {
  const command = ['--import', 'tsx', script, ...args];
  const child = spawn(process.execPath, command, { cwd: projectRoot, env: { ...process.env, ...environment } });
  onTestFinished(() => void child.kill());
  return child;
}

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. */
export function run(args: readonly string[], environment?: NodeJS.ProcessEnv, script?: string): Promise<Outcome> {
  const child = start(args, environment, script);
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
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}
