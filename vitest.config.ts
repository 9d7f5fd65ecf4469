import { defineConfig } from 'vitest/config';

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
          maxWorkers: 2,
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
        },
      },
      {
        // Opens dist/client in Chromium, which CHROMIUM_PATH names.
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // After the others, one file at a time: a browser under load gives other results.
          fileParallelism: false,
          // A busy machine may miss a moment now and then; what is broken fails twice.
          retry: process.env.CI ? 1 : 0,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
