import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../bootstrap/run-child.mjs';

/** Something to run that either passes or fails. */
export interface Step {
  readonly name: string;
  readonly tool: Parameters<typeof runTool>[0];
  readonly args: readonly string[];
  /** What it is told beside what every command of ours is. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

type Output = 'inherit' | ['ignore', number, number];

async function run({ name, tool, args, env }: Step, limit: number | undefined, stdio: Output): Promise<StepResult> {
  const started = performance.now();
  const time = limit === undefined ? {} : ({ timeout: limit, killSignal: 'SIGKILL' } as const);
  const status = await runTool(tool, args, { stdio, env: { ...process.env, ...env }, ...time });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
}

const heading = ({ name, tool, args }: Step) => `\n── ${name}: ${tool} ${args.join(' ')}`;

/** Runs a step with its output on ours, under a line that names it; `limit` ends it after so many milliseconds. */
export async function runStep(step: Step, limit?: number): Promise<StepResult> {
  console.log(heading(step));
  return run(step, limit, 'inherit');
}

/** Runs every step, those after a failed one too. */
export async function runSteps(steps: readonly Step[], limit?: () => number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, limit?.()));
  return results;
}

/** Runs every step while another has the screen: what they say comes with how they went, to be shown afterwards. */
export async function runStepsAside(
  steps: readonly Step[],
  limit?: () => number,
): Promise<{ readonly results: StepResult[]; readonly said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-steps-'));
  const results: StepResult[] = [];
  let said = '';
  try {
    for (const step of steps) {
      const file = join(folder, 'said');
      const output = openSync(file, 'w');
      results.push(await run(step, limit?.(), ['ignore', output, output]));
      closeSync(output);
      said += `${heading(step)}\n${readFileSync(file, 'utf8')}`;
    }
    return { results, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
