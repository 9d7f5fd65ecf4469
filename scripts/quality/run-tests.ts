import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './step';
import type { Tally } from './tally';
import { type TestReport, tallyOf } from './test-report';

/** Runs vitest's tests of some projects, all of them when none is named, and counts them. */
export async function runTests(projects: readonly string[], limit: number): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-tests-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const run = await runStep({ name: 'tests', tool: 'vitest', args: [...args, ...chosen] }, limit);
    const { tally, remark } = judge(readReport(report), run.passed);
    if (remark !== undefined) console.error(remark);
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Verdict {
  readonly tally: Tally;
  readonly remark?: string;
}

/** Counts further failures: no report, no test, or an error outside every test. */
export function judge(report: TestReport | undefined, endedWell: boolean): Verdict {
  if (report === undefined) {
    const remark = 'vitest left no report: it failed before the tests, or took too long.';
    return { tally: { passed: 0, failed: 1 }, remark };
  }
  const tally = tallyOf(report);
  if (tally.passed + tally.failed === 0) return { tally: { passed: 0, failed: 1 }, remark: 'No test ran.' };
  if (endedWell || tally.failed > 0) return { tally };
  return { tally: { ...tally, failed: 1 }, remark: 'vitest failed outside of the tests; its messages are above.' };
}

function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}
