import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inEngine } from '../bootstrap/project.mjs';
import { REPORT_FILE } from './report-writer';
import { runStep } from './step';
import type { Tally } from './tally';
import { leftOut, secondTries, slowestFiles, type TestReport, tallyOf } from './test-report';

/** The result of a run of tests. */
export interface TestRun {
  readonly tally: Tally;
  /** Notes on the run, a line each. */
  readonly notes: readonly string[];
}

const REPORTERS = ['default', inEngine('scripts/quality/report-writer.ts')].map((name) => `--reporter=${name}`);

/** Without it Vite bundles the configuration, and warns of imports that later versions may not support. */
const CONFIGURATION = ['--configLoader=runner'];

/** Runs the tests of some vitest projects, by default all, and counts them. */
export async function runTests(projects: readonly string[], limit: number): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-tests-'));
  const file = join(folder, 'report.json');
  try {
    const chosen = projects.flatMap((project) => ['--project', project]);
    const step = { name: 'tests', tool: 'vitest', args: ['run', ...CONFIGURATION, ...REPORTERS, ...chosen] } as const;
    const { passed } = await runStep({ ...step, env: { [REPORT_FILE]: file } }, limit);
    return judge(readReport(file), passed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts the tests. A missing report, a run without tests, and an error outside of all tests each count as a failure. */
function judge(report: TestReport | undefined, endedWell: boolean): TestRun {
  if (report === undefined) {
    const note = 'vitest left no report: it failed before the tests, or took too long.';
    return { tally: { passed: 0, failed: 1 }, notes: [note] };
  }
  const tally = tallyOf(report);
  if (tally.passed + tally.failed === 0) return { tally: { passed: 0, failed: 1 }, notes: ['No test ran.'] };
  const lines = [leftOut(report), secondTries(report)].filter((line) => line !== undefined);
  const notes = ['Slowest files:', ...slowestFiles(report), ...lines];
  if (endedWell || tally.failed > 0) return { tally, notes };
  const note = 'vitest failed outside of the tests; its messages are above.';
  return { tally: { ...tally, failed: 1 }, notes: [...notes, note] };
}

function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport; // report-writer.ts wrote it
  } catch {
    return undefined;
  }
}
