import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { V8_OPTIONS } from '../bootstrap/v8-options.mjs';
import { progress } from './progress';
import { isKnownWarning, QUIET_VITE } from './quiet-warnings';

/**
 * Runs a file of the build in its own process, with `data` as JSON in its first argument. Its output does not break the line of
 * progress. Rejects with the error that the process sends.
 */
export async function runWorker(file: URL, data: unknown): Promise<void> {
  const worker = fork(file, [JSON.stringify(data)], {
    execArgv: [...process.execArgv, ...V8_OPTIONS],
    // Any other value, such as a test runner's, would bundle React's development build.
    env: { ...process.env, ...QUIET_VITE, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // So that errors arrive as Error objects.
    serialization: 'advanced',
  });
  for (const [stream, print] of [
    [worker.stdout, console.log],
    [worker.stderr, console.error],
  ] as const) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      // Known warnings have an empty line before them.
      if (line !== '' && !isKnownWarning(line)) progress.aside(() => print(line));
    });
  }
  let problem: unknown;
  worker.once('message', (sent) => {
    problem = sent;
  });
  const [status, signal]: unknown[] = await once(worker, 'close');
  if (problem !== undefined) throw problem;
  if (status !== 0) throw new Error(`A part of the build was ended from outside: ${signal ?? `status ${status}`}.`);
}
