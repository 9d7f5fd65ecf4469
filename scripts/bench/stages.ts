import { join } from 'node:path';
import { baseline } from '../../tests/content/support/baseline';
import { inEngine } from '../bootstrap/project.mjs';
import { compileContent } from '../compile/pipeline';
import { readRules } from '../content/validate/rules';
import { writeConference } from './conferences';

const RUNS = 3;

/** Measures the CPU milliseconds of some work: the minimum of several runs, since other processes can only increase it. */
export async function cpuOf(work: () => unknown, runs = RUNS): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/**
 * Measures the compiler's stages on 5,000 papers, in CPU milliseconds, and the minimum for reading the same files.
 */
export async function stages(folder: string): Promise<Readonly<Record<string, number>>> {
  const dataDir = join(folder, 'stages');
  const publicDir = inEngine('tests/content/fixtures/base/public');
  writeConference(dataDir, 5000);
  const rules = readRules();
  const compileValidators = () => {
    const made = readRules();
    for (const name of Object.keys(made.schemas)) made.validatorOf(name as keyof typeof made.schemas); // its own keys
  };
  return {
    'schemas read, validators compiled': await cpuOf(compileValidators, 1),
    '5,000 papers compiled': await cpuOf(() => compileContent({ dataDir, publicDir })),
    'csv-parse, yaml and ajv alone': await cpuOf(() => baseline(dataDir, rules)),
  };
}
