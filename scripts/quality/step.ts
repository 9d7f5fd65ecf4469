import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../bootstrap/run-child.mjs';

/** A tool to run, which passes or fails. */
export interface Step {
  readonly name: string;
  readonly tool: Parameters<typeof runTool>[0];
  readonly args: readonly string[];
  /** Additional environment variables. */
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

/** Runs a step and prints its output under a heading. `limit` is the time limit in milliseconds. */
export async function runStep(step: Step, limit?: number): Promise<StepResult> {
  console.log(heading(step));
  return run(step, limit, 'inherit');
}

/** Results of steps that ran in the background, and their output, to be printed later. */
interface BackgroundRun {
  readonly results: readonly StepResult[];
  readonly output: string;
}

async function runInBackground(step: Step, limit: number | undefined): Promise<BackgroundRun> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-step-'));
  try {
    const file = join(folder, 'output');
    const stream = openSync(file, 'w');
    const result = await run(step, limit, ['ignore', stream, stream]);
    closeSync(stream);
    return { results: [result], output: `${heading(step)}\n${readFileSync(file, 'utf8')}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const joined = (all: readonly BackgroundRun[]): BackgroundRun => ({
  results: all.flatMap(({ results }) => results),
  output: all.map(({ output }) => output).join(''),
});

/** Runs steps one after the other in the background. */
export async function runInSequence(steps: readonly Step[], limit?: () => number): Promise<BackgroundRun> {
  const all: BackgroundRun[] = [];
  for (const step of steps) all.push(await runInBackground(step, limit?.()));
  return joined(all);
}

/** Runs independent steps at the same time in the background. */
export const runInParallel = async (steps: readonly Step[]): Promise<BackgroundRun> =>
  joined(await Promise.all(steps.map((step) => runInBackground(step, undefined))));

/** Summarises each step in a line: name, result and seconds. */
export function summarise(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(
      ({ name, passed, seconds }) => `${name.padEnd(width)}  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1)} s`,
    )
    .join('\n');
}
