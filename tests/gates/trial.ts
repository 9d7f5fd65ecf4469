import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, TOOLS } from '../../scripts/bootstrap/project.mjs';
import { CHECKS } from '../../scripts/quality/checks';
import type { Proof } from './gate';

/** How a test or check went. */
export type Outcome = 'passed' | 'failed' | 'left out';

/** What a run of tests or of a check came to. */
export interface Trial {
  /** Each test that was run, or would have been, by its full name; a check is one. */
  readonly outcomes: readonly (readonly [name: string, outcome: Outcome])[];
  /** What it said of what is wrong, without names of tests and lines of their code. */
  readonly said: string;
}

/** Ends what hangs, in milliseconds: a test's own limit ends what is slow. */
const LIMIT = 15 * 60_000;

/** Variables that would change what is tried, or colour the words in which it fails. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set(['NODE_ENV', 'THOROUGH', 'FORCE_COLOR']);

/** The part of vitest's JSON report that is read. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** vitest's project of a file. */
const projectOf = (test: string) => /^tests\/(browser|site)\//.exec(test)?.[1] ?? 'unit*';

/** Runs what is to be proved in a copy of the project. */
export const attempt = (project: string, proof: Proof): Promise<Trial> =>
  'check' in proof ? runCheck(project, proof.check) : runTests(project, proof.test, proof.only);

async function runCheck(project: string, name: string): Promise<Trial> {
  const check = CHECKS.find((each) => each.name === name);
  if (check === undefined) throw new Error(`There is no check ${name}.`);
  // The copy's own: a command of the project works on the folder in which it stands.
  const { status, said } = await run(project, [join(project, TOOLS[check.tool]), ...check.args]);
  return { outcomes: [[name, status === 0 ? 'passed' : 'failed']], said };
}

async function runTests(project: string, file: string, only: string): Promise<Trial> {
  const report = join(project, 'gates.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = [`--project=${projectOf(file)}`, file, '-t', only, '--retry=0'];
  const { said } = await run(project, [inProject(TOOLS.vitest), 'run', ...chosen, ...reporters]);
  const { testResults }: Report = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  rmSync(report, { force: true });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const nameOf = ({ ancestorTitles, title }: (typeof tests)[number]) => [...ancestorTitles, title].join(' ');
  const outcomes = tests.map((test) => [nameOf(test), outcomeOf(test.status)] as const);
  return { outcomes: outcomes.filter(([name]) => new RegExp(only).test(name)), said: faultsAlone(said) };
}

const outcomeOf = (status: string): Outcome => (status === 'passed' || status === 'failed' ? status : 'left out');

/** Names of tests and the code of a test may contain the very words that a fault is known by. */
const faultsAlone = (said: string) =>
  said
    .split('\n')
    .filter((line) => !/^\s*(FAIL |[×✓↓❯⎯] ?|\d+\|)/.test(line))
    .join('\n');

function run(project: string, args: readonly string[]): Promise<{ status: number | null; said: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_PASSED_ON.has(name)));
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, said })));
}
