import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileReport, TestReport } from './test-report';

/** The environment variable that names the file of the report. */
export const REPORT_FILE = 'TEST_REPORT';

/** A vitest reporter that writes outcomes and times to a file. The times of vitest's own JSON leave out imports and setup. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: TestReport = { files: modules.map(fileReport) };
    const file = process.env[REPORT_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }
}

function fileReport(module: TestModule): FileReport {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    name: module.relativeModuleId,
    outcome: module.state(),
    seconds: (collectDuration + setupDuration + duration) / 1000,
    tests: [...module.children.allTests()].map((test) => {
      const [group = test.name] = test.fullName.split(' > ');
      const neededSecondTry = test.diagnostic()?.flaky ?? false;
      return { group, name: test.fullName, outcome: test.result().state, neededSecondTry };
    }),
  };
}
