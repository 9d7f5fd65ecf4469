import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { progress } from './progress';
import { isKnownWarning, QUIET_VITE } from './quiet-warnings';

/**
 * Runs a file of the build in a thread of its own, for the production of a site, and keeps its words off the line that tells
 * of progress. Rejects with what the file throws.
 */
export async function runWorker(file: URL, workerData: unknown): Promise<void> {
  const worker = new Worker(file, {
    workerData,
    // Another value, such as a test runner's, would put React's development build into the site.
    env: { ...process.env, ...QUIET_VITE, NODE_ENV: 'production' },
    stdout: true,
    stderr: true,
  });
  for (const [stream, print] of [
    [worker.stdout, console.log],
    [worker.stderr, console.error],
  ] as const) {
    createInterface(stream).on('line', (line) => {
      // What is left out has an empty line before it.
      if (line !== '' && !isKnownWarning(line)) progress.aside(() => print(line));
    });
  }
  await once(worker, 'exit');
}
