import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first';

/** Stands another module in the place of one of ours, which other files of the same process would then have too. */
const APART = ['tests/content/new-collection.test.ts'];

/** Serves from the sources: vite-plugin-ssr does that in no process in which a bundle is, nor bundles after it. */
const SERVED_APART = ['tests/site/dev-server.test.ts'];

/** One more than can work at a time: much of a test is waiting, for a browser or a server. */
const WORKERS = availableParallelism() + 1;

export default defineConfig({
  test: {
    pool: 'forks',
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{content,payment-sandbox,renderer,scripts}/**/*.test.{ts,tsx}'],
          exclude: APART,
          // This stops what hangs, not what runs on a slower machine.
          testTimeout: 60_000,
          // A process for many files: to start one, and to read the same modules again, takes longer than most of them.
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      { test: { name: 'unit-apart', environment: 'node', include: APART, testTimeout: 60_000, maxWorkers: WORKERS } },
      {
        // Reads dist/client: `npm run build` first.
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          exclude: SERVED_APART,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'site-apart',
          environment: 'node',
          include: SERVED_APART,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // A busy machine may miss a moment now and then; what is broken fails twice, and the end of the run names both.
          retry: 1,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
