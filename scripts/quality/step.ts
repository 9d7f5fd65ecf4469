import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../bootstrap/run-child.mjs';

/** Something to run that either passes or fails. */
export interface Step {
  readonly name: string;
  readonly tool: Parameters<typeof runTool>[0];
  readonly args: readonly string[];
  /** Its environment variables, beside those of every command of ours. */
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

/** Steps that had no screen: how they went, and what they said, to be shown afterwards. */
interface Aside {
  readonly results: readonly StepResult[];
  readonly said: string;
}

async function runAside(step: Step, limit: number | undefined): Promise<Aside> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-step-'));
  try {
    const file = join(folder, 'said');
    const output = openSync(file, 'w');
    const result = await run(step, limit, ['ignore', output, output]);
    closeSync(output);
    return { results: [result], said: `${heading(step)}\n${readFileSync(file, 'utf8')}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const joined = (all: readonly Aside[]): Aside => ({
  results: all.flatMap(({ results }) => results),
  said: all.map(({ said }) => said).join(''),
});

/** Runs every step, one after the other, while another has the screen. */
export async function runStepsAside(steps: readonly Step[], limit?: () => number): Promise<Aside> {
  const all: Aside[] = [];
  for (const step of steps) all.push(await runAside(step, limit?.()));
  return joined(all);
}

/** Runs steps side by side, none of which needs what another makes. */
export const runStepsTogether = async (steps: readonly Step[]): Promise<Aside> =>
  joined(await Promise.all(steps.map((step) => runAside(step, undefined))));

/** One line a step: its name, how it went, how long it took. */
export function summarise(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(
      ({ name, passed, seconds }) => `${name.padEnd(width)}  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1)} s`,
    )
    .join('\n');
}
