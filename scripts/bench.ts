/**
 * npm run bench: compiles a generated conference of 5,000 papers, and one of a tenth of it, and prints what each costs
 * beside the least that reading the same files can cost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseline } from '../tests/content/support/baseline';
import { BIG, writeBigConference } from '../tests/content/support/big-conference';
import { inProject } from './bootstrap/project.mjs';
import { emitTypes } from './content/emit/types';
import { compileContent } from './content/pipeline';
import { readRules } from './content/validate/rules';

const root = mkdtempSync(join(tmpdir(), 'bench-'));
const publicDir = inProject('tests/content/fixtures/base/public');
const show = (name: string, milliseconds: number) =>
  process.stdout.write(`${name.padEnd(44)}${milliseconds.toFixed(0).padStart(7)} ms\n`);

async function timed<T>(work: () => T | Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const start = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - start };
}

/** The quickest of several runs: what else the machine does can only make one slower. */
async function quickest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 9; run++) times.push((await timed(work)).milliseconds);
  return Math.min(...times);
}

try {
  const tenth = { ...BIG, papers: BIG.papers / 10, sessions: BIG.sessions / 10, topics: BIG.topics / 10 };
  writeBigConference(join(root, 'big'), BIG);
  writeBigConference(join(root, 'tenth'), tenth);
  const { result: rules, milliseconds: schemas } = await timed(() => {
    const made = readRules();
    for (const name of Object.keys(made.schemas)) made.validatorOf(name as keyof typeof made.schemas); // its own keys
    return made;
  });
  show('schemas read, validators compiled', schemas);
  const { result: previousTypes, milliseconds: types } = await timed(() => emitTypes(rules.schemas, undefined));
  show('types generated (only when a schema changes)', types);
  const compile = (dataDir: string) => compileContent({ dataDir, publicDir, previousTypes });
  const { result, milliseconds: first } = await timed(() => compile(join(root, 'big')));
  show(`compiled for the first time, ${result.diagnostics.length} diagnostics`, first);
  const whole = await quickest(() => compile(join(root, 'big')));
  const least = await quickest(() => baseline(join(root, 'big'), rules));
  const small = await quickest(() => compile(join(root, 'tenth')));
  show('compiled again', whole);
  show('csv-parse, yaml and ajv alone', least);
  show('a tenth of the data compiled', small);
  process.stdout.write(
    `compile / parsers alone: ${(whole / least).toFixed(2)}; ten times the data: ${(whole / small).toFixed(1)} times the time\n`,
  );
  process.stdout.write(`peak memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB\n`);
} finally {
  rmSync(root, { recursive: true });
}
