import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { V8_OPTIONS } from './scripts/bootstrap/v8-options.mjs';
import { LongestFirst } from './tests/support/longest-first';

/**
 * The one stands another module in the place of one of ours, which other files of the same process would then have too; the others
 * measure ratios, which are half as large again in a process that has compiled hundreds of other conferences before.
 */
const APART = [
  'tests/content/long-texts.test.ts',
  'tests/content/new-collection.test.ts',
  'tests/content/speed.test.ts',
  'tests/scripts/dev/dev-site.test.ts',
];

/** Serves the sources, for which Vite and vite-plugin-ssr keep something in the whole process. */
const SERVES_SOURCES = ['tests/site/dev-engine.test.ts'];

/** As many as can work at a time: each has to read all modules for itself, and the tests of the sources hardly wait. */
const WORKERS = availableParallelism();
/** One more: much of a test is waiting, for a browser, a server or a build. Projects with other numbers of workers begin afterwards. */
const WAITING = { maxWorkers: WORKERS + 1, sequence: { groupOrder: 1 } } as const;

/** Milliseconds that stop what hangs, not what runs on a slower or a busy machine; no test has a limit of its own. */
const LIMITS = { testTimeout: 600_000, hookTimeout: 600_000 };

const globalSetup = ['tests/support/run-folder.ts', 'tests/support/compile-sample.ts'];

/**
 * As in the build. For development, React notes the stack of every element that it makes, which takes a third of the time of the
 * tests that render pages. Alike in all projects, which share what modules are transformed to.
 */
const oxc = { jsx: { development: false } } as const;
/** For each project: what stands above them says nothing of their processes. */
const execArgv = [...V8_OPTIONS];
const AS_BUILT = { NODE_ENV: 'production' };

export default defineConfig({
  test: {
    pool: 'forks',
    silent: 'passed-only',
    // Which test took half a second says more of the machine than of the test; `npm test` names the slowest files at its end.
    slowTestThreshold: 30_000,
    sequence: { sequencer: LongestFirst },
    // What a module is transformed to serves all projects of a run, and the next run, as long as its text is the same. What a
    // call of import.meta.glob finds is no part of the text: vitest keeps no module in which it reads "import.meta.glob(". Nor is
    // `oxc` above: what was kept before it changed stands in another folder.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/modules-of-tests' },
    projects: [
      {
        oxc,
        test: {
          execArgv,
          name: 'unit',
          env: AS_BUILT,
          globalSetup,
          environment: 'node',
          include: ['tests/{content,payment-sandbox,payments,renderer,scripts,shared}/**/*.test.{ts,tsx}'],
          exclude: APART,
          ...LIMITS,
          // A process for many files: to start one, and to read the same modules again, takes longer than most of them.
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        oxc,
        test: {
          name: 'unit-apart',
          execArgv,
          globalSetup,
          environment: 'node',
          include: APART,
          ...LIMITS,
          maxWorkers: WORKERS,
        },
      },
      {
        oxc,
        // Reads dist/client: `npm run build` first.
        test: {
          execArgv,
          name: 'site',
          globalSetup,
          environment: 'node',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          exclude: SERVES_SOURCES,
          ...LIMITS,
          isolate: false,
          ...WAITING,
        },
      },
      {
        oxc,
        test: {
          execArgv,
          name: 'site-apart',
          globalSetup,
          environment: 'node',
          include: SERVES_SOURCES,
          ...LIMITS,
          ...WAITING,
        },
      },
      {
        oxc,
        // Opens dist/client in Chromium, which CHROMIUM_PATH names; one for all files of a process.
        test: {
          execArgv,
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          globalSetup: [...globalSetup, 'tests/browser/support/last-font.ts', 'tests/browser/support/global-setup.ts'],
          ...LIMITS,
          expect: { poll: { timeout: 60_000 } },
          // A busy machine may miss a moment now and then; what is broken fails twice, and the end of the run names both.
          retry: 1,
          isolate: false,
          ...WAITING,
        },
      },
    ],
  },
});
