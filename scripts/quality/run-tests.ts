import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { REPORT_FILE } from './report-writer';
import { runStep } from './step';
import type { Tally } from './tally';
import { leftOut, secondTries, slowestFiles, type TestReport, tallyOf } from './test-report';

/** The result of a run of tests. */
export interface TestRun {
  readonly tally: Tally;
  /** The remarks on it, a line each. */
  readonly remarks: readonly string[];
}

const REPORTERS = ['default', inProject('scripts/quality/report-writer.ts')].map((name) => `--reporter=${name}`);

/** Vite would bundle the configuration, and list the imports in it that versions to come might not understand. */
const CONFIGURATION = ['--configLoader=runner'];

/** Runs vitest's tests of some projects, all of them when none is named, and counts them. */
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

/** Counts as a failure what the counts do not show: no report, no test, or an error outside every test. */
function judge(report: TestReport | undefined, endedWell: boolean): TestRun {
  if (report === undefined) {
    const remark = 'vitest left no report: it failed before the tests, or took too long.';
    return { tally: { passed: 0, failed: 1 }, remarks: [remark] };
  }
  const tally = tallyOf(report);
  if (tally.passed + tally.failed === 0) return { tally: { passed: 0, failed: 1 }, remarks: ['No test ran.'] };
  const told = [leftOut(report), secondTries(report)].filter((line) => line !== undefined);
  const remarks = ['Slowest files:', ...slowestFiles(report), ...told];
  if (endedWell || tally.failed > 0) return { tally, remarks };
  const remark = 'vitest failed outside of the tests; its messages are above.';
  return { tally: { ...tally, failed: 1 }, remarks: [...remarks, remark] };
}

function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport; // report-writer.ts has written it
  } catch {
    return undefined;
  }
}
