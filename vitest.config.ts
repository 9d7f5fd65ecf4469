import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One more than can work at a time: much of a test is waiting, for a browser or a server. */
const WORKERS = availableParallelism() + 1;

export default defineConfig({
  test: {
    pool: 'forks',
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{content,payment-sandbox,renderer,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
          // A process for many files: to start one, and to read the same modules again, takes longer than most of them.
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        // Reads dist/client: `npm run build` first.
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        // Opens dist/client in Chromium, which CHROMIUM_PATH names; one for all files of a process.
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
