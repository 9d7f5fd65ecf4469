import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { V8_OPTIONS } from '../bootstrap/v8-options.mjs';
import { progress } from './progress';
import { isKnownWarning, QUIET_VITE } from './quiet-warnings';

/**
 * Runs a file of the build in a process of its own, for the production of a site, and keeps its words off the line that tells
 * of progress. The file finds `data`, as JSON, in its first argument. Rejects with the problem that it sends.
 */
export async function runWorker(file: URL, data: unknown): Promise<void> {
  const worker = fork(file, [JSON.stringify(data)], {
    execArgv: [...process.execArgv, ...V8_OPTIONS],
    // Another value, such as a test runner's, would put React's development build into the site.
    env: { ...process.env, ...QUIET_VITE, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Problems arrive as the errors that they are.
    serialization: 'advanced',
  });
  for (const [stream, print] of [
    [worker.stdout, console.log],
    [worker.stderr, console.error],
  ] as const) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      // What is left out has an empty line before it.
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
