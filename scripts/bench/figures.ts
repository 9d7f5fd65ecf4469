import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inEngine } from '../bootstrap/project.mjs';
import type { Size } from './conferences';
import type { Usage } from './run-command';

/** The measurements of one conference. */
export interface Measured {
  readonly size: Size;
  readonly compile: Usage;
  /** Absent for conferences whose build would take too long. */
  readonly builds?: {
    readonly pages: number;
    readonly files: number;
    readonly first: Usage;
    readonly edit: Usage;
  };
}

/** The figures of one run. */
export interface Figures {
  /** CPU seconds of the calibration work. */
  readonly calibration: number;
  readonly node: string;
  /** The compiler's stages: CPU milliseconds. */
  readonly stages: Readonly<Record<string, number>>;
  readonly measured: readonly Measured[];
}

const FILE = 'docs/bench.json';
const PAGE = 'docs/measurements.md';
const MARKS = ['<!-- bench -->', '<!-- /bench -->'] as const;

/** Reads the figures that were committed last; undefined if there are none. */
export function lastFigures(): Figures | undefined {
  const path = inEngine(FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Figures) : undefined; // as saveFigures wrote them
}

/** Writes figures to `docs/bench.json`, and their table into `docs/measurements.md` between its marks. */
export function saveFigures(figures: Figures, table: string): void {
  const rounded = JSON.stringify(
    figures,
    (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value),
    2,
  );
  writeFileSync(inEngine(FILE), `${rounded}\n`);
  const text = readFileSync(inEngine(PAGE), 'utf8');
  const [begin, end] = MARKS.map((mark) => text.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin)
    throw new Error(`${PAGE} has no place for the table between ${MARKS.join(' and ')}.`);
  writeFileSync(inEngine(PAGE), `${text.slice(0, begin + MARKS[0].length)}\n${table}\n${text.slice(end)}`);
}
