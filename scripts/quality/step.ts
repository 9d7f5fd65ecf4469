import { runTool } from '../bootstrap/run-child.mjs';

/** Something to run that either passes or fails. */
export interface Step {
  readonly name: string;
  readonly tool: Parameters<typeof runTool>[0];
  readonly args: readonly string[];
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** Runs a step with its output on ours, under a line that names it; `limit` ends it after so many milliseconds. */
export async function runStep({ name, tool, args }: Step, limit?: number): Promise<StepResult> {
  console.log(`\n── ${name}: ${tool} ${args.join(' ')}`);
  const started = performance.now();
  const status = await runTool(tool, args, limit === undefined ? {} : { timeout: limit, killSignal: 'SIGKILL' });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
}

/** Runs every step, those after a failed one too. */
export async function runSteps(steps: readonly Step[], limit?: () => number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, limit?.()));
  return results;
}

/** One line a step: its name, how it went, how long it took. */
export function summarise(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(
      ({ name, passed, seconds }) => `${name.padEnd(width)}  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1)} s`,
    )
    .join('\n');
}
