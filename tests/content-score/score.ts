import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileSite } from '../../scripts/compile/editions/compile-site';
import type { Diagnostic } from '../../scripts/content/report/diagnostics';
import { chanceOf } from '../support/chance';
import { CONFERENCES } from '../support/conferences';
import { sample } from '../support/sample';
import { classes } from './kinds';
import { type FaultKind, type Plant, someOf, type World } from './plant';
import { tablesWith } from './table';

type Outcome = 'found' | 'elsewhere' | 'silent';

interface Planted {
  readonly class: string;
  readonly kind: string;
  readonly world: string;
  readonly what: string;
  readonly outcome: Outcome;
  readonly codes: readonly string[];
}

interface Options {
  readonly seed: number;
  /** Plants of each kind in each conference, at the most. */
  readonly each: number;
  readonly only?: RegExp | undefined;
}

export interface Score {
  readonly planted: readonly Planted[];
  /** Problems of the conferences as they are, which are right. */
  readonly falseAlarms: readonly string[];
  /** Rows of all tables of the conferences. */
  readonly rows: number;
}

/** The conferences in which faults are planted; all are asked for false alarms. */
const SOWN = ['sample', 'french', 'arabic', 'hybrid'];

/** Told of whatever changes in a program that has been released: it says of no fault what is wrong. */
const ANY_CHANGE = 'unreleased-changes';

/** Plants faults in copies of the sample and of the small test conferences, one at a time, and asks the compiler. */
export async function score({ seed, each, only }: Options): Promise<Score> {
  const planted: Planted[] = [];
  const falseAlarms: string[] = [];
  let rows = 0;
  for (const name of ['sample', ...CONFERENCES.map((each) => each.name)]) {
    const root = mkdtempSync(join(tmpdir(), 'score-'));
    const folder = join(root, name);
    if (name === 'sample') cpSync(sample.data, folder, { recursive: true });
    else CONFERENCES.find((each) => each.name === name)?.lay(folder);
    const own = join(folder, 'public');
    const publicDir = name === 'editions' || name === 'sample' ? sample.public : own;
    const compile = async () => (await compileSite({ dataDir: folder, publicDir, thorough: true })).diagnostics;
    const world = worldOf(name, folder);
    const before = await compile();
    rows += tablesWith(world).reduce((sum, { numbers }) => sum + numbers.length, 0);
    falseAlarms.push(...before.map((problem) => `${name} ${errorMessage(problem)}`));
    const known = new Set(before.map(({ code, message }) => `${code} ${message}`));
    for (const [className, kinds] of Object.entries(SOWN.includes(name) ? classes : {})) {
      for (const kind of kinds.filter(({ name: kindName }) => only?.test(`${className}: ${kindName}`) ?? true)) {
        for (const plant of plantsOf(kind, world, seed, each)) {
          const old = world.files.get(plant.file) ?? '';
          writeFileSync(join(folder, plant.file), plant.text);
          const found = (await compile()).filter(
            ({ code, message }) => code !== ANY_CHANGE && !known.has(`${code} ${message}`),
          );
          writeFileSync(join(folder, plant.file), old);
          planted.push({
            class: className,
            kind: kind.name,
            world: name,
            what: plant.what,
            outcome: outcomeOf(plant, found),
            codes: [...new Set(found.map(({ code }) => code))],
          });
        }
      }
    }
    rmSync(root, { recursive: true });
  }
  return { planted, falseAlarms, rows };
}

function plantsOf(kind: FaultKind, world: World, seed: number, each: number): Plant[] {
  const chance = chanceOf(seed + [...kind.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  return someOf(kind.plants(world, chance), world.name === 'sample' ? each : Math.ceil(each / 3), chance);
}

function outcomeOf({ file, lines }: Plant, found: readonly Diagnostic[]): Outcome {
  const isThere = ({ file: named, range }: { readonly file: string; readonly range: Diagnostic['range'] }) =>
    named.endsWith(`/${file}`) && lines.some((line) => line >= range.line && line <= range.endLine);
  if (found.some((problem) => isThere(problem) || problem.related?.some(isThere))) return 'found';
  return found.length > 0 ? 'elsewhere' : 'silent';
}

function worldOf(name: string, folder: string): World {
  const files = readdirSync(folder).filter((file) => /\.(csv|yaml)$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return { name, language: /^language: (\w+)/m.exec(texts.get('conference.yaml') ?? '')?.[1] ?? 'en', files: texts };
}

const errorMessage = ({ code, file, range, message }: Diagnostic) => `${file}:${range.line} ${code} ${message}`;

/** The score as a table, with what was not found below it. */
export function scoreText({ planted, falseAlarms, rows: ofTables }: Score, all: boolean): string {
  const rows = Object.keys(classes).map((name) => {
    const own = planted.filter((plant) => plant.class === name);
    return [name, own] as const;
  });
  const count = (own: readonly Planted[], outcome: Outcome) => own.filter((plant) => plant.outcome === outcome).length;
  const line = (name: string, own: readonly Planted[]) => {
    const [found, elsewhere, silent] = (['found', 'elsewhere', 'silent'] as const).map((outcome) =>
      count(own, outcome),
    );
    const share = own.length === 0 ? '' : `${((100 * (own.length - (silent ?? 0))) / own.length).toFixed(1)} %`;
    return `| ${name} | ${new Set(own.map(({ kind }) => kind)).size} | ${own.length} | ${share} | ${found} | ${elsewhere} | ${silent} |`;
  };
  const missed = planted.filter(({ outcome }) => outcome === 'silent' || (all && outcome === 'elsewhere'));
  return [
    '| class | kinds | planted | found | on the right line | elsewhere | silent |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.filter(([, own]) => own.length > 0).map(([name, own]) => line(name, own)),
    line('all', planted),
    '',
    `False alarms on the conferences as they are: ${falseAlarms.length} in ${ofTables} rows`,
    ...falseAlarms.map((alarm) => `  ${alarm}`),
    ...missed.map(
      ({ class: name, kind, world, what, outcome, codes }) =>
        `${outcome}: ${name}: ${kind} [${world}] ${what} ${codes.join(',')}`,
    ),
    '',
  ].join('\n');
}
