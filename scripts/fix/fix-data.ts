import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grouped } from '../../shared/format/grouped';
import { compileContent } from '../compile/pipeline';
import { memoisedSteps } from '../content/memoised-steps';
import { decode } from '../content/read/decode';
import type { Diagnostic } from '../content/report/diagnostics';
import { publicFolder } from '../files/assets';
import { changeFiles } from '../files/change-files';
import { copyData } from '../files/copy-data';
import { lockData } from '../files/data-lock';
import { encodeLike } from '../files/encode-like';
import { shownPath } from '../files/shown-path';
import { writeAtomically } from '../files/write-atomically';
import { applyFixes, type Fixable, isFixable } from './apply-fixes';
import type { ChangedFile } from './describe-changes';

/** A fixed file of the data, before it is written. */
export interface FixedFile extends ChangedFile {
  /** The bytes before and after. */
  readonly was: Buffer;
  readonly bytes: Buffer;
}

export interface FixedData {
  readonly files: readonly FixedFile[];
  readonly fixed: readonly Fixable[];
  /** Workbooks with problems, which are not changed. */
  readonly workbooks: readonly string[];
}

/** Chooses which problems to fix now. It is called again until it chooses none. */
export type Choose = (problems: readonly Fixable[]) => Promise<readonly Fixable[]>;

/** Each fix may uncover another problem: an invalid date hides that it is outside of the conference. */
const MOST_ROUNDS = 100;

/**
 * Fixes the problems that `choose` chooses, in a copy, which is compiled after each round. A fix that would not solve the problem is
 * undone. Past editions are not changed.
 */
export async function fixData(dataDir: string, choose: Choose): Promise<FixedData> {
  // The compiler reports it.
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return { files: [], fixed: [], workbooks: [] };
  const root = mkdtempSync(join(tmpdir(), 'content-fix-'));
  const work = join(root, 'data');
  try {
    copyData(dataDir, work);
    const steps = memoisedSteps();
    const compile = async () => {
      const { diagnostics } = await compileContent({
        dataDir: work,
        publicDir: publicFolder(dataDir),
        publicIsShared: true,
        steps,
      });
      return diagnostics.map((problem) => ({ ...problem, file: below(work, problem.file) }));
    };
    const opened: Opened = new Map();
    const skipped = new Set<string>();
    const fixed: Fixable[] = [];
    let problems = await compile();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const chosen = await choose(problems.filter(isFixable).filter((problem) => !skipped.has(keyOf(problem))));
      if (chosen.length === 0) break;
      const tried = tryFixes(work, chosen, opened);
      for (const problem of chosen) if (!tried.fixed.includes(problem)) skipped.add(keyOf(problem));
      if (tried.fixed.length === 0) continue;
      const after = await compile();
      const left = tried.fixed.filter((problem) => after.some((other) => isStill(problem, other)));
      if (left.length > 0) {
        tried.undo();
        for (const problem of left) skipped.add(keyOf(problem));
        continue;
      }
      fixed.push(...tried.fixed);
      problems = after;
    }
    const workbooks = [...new Set(problems.flatMap(({ cell, file }) => (cell === undefined ? [] : [file])))];
    return { files: changedFiles(work, fixed, opened), fixed, workbooks };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Returns the path of a file below the data folder, from its path in a report. */
const below = (folder: string, path: string) => path.slice(shownPath(folder).length + 1);

/** Identifies a problem, without its column, which other fixes on its line may move. */
export const keyOf = ({ file, range, code, message }: Diagnostic) => `${file}:${range.line} ${code} ${message}`;

/** Tells whether a problem remains after its fix: the same one, or one with the same code in the same field. */
const isStill = (problem: Fixable, other: Diagnostic) =>
  other.code === problem.code &&
  other.file === problem.file &&
  other.range.line === problem.range.line &&
  (other.message === problem.message ||
    (other.field !== undefined && other.field === problem.field && isAt(problem, other)));

const isAt = ({ range }: Diagnostic, other: Diagnostic) => other.range.column === range.column;

/** The original files by name. */
type Opened = Map<string, { readonly text: string; readonly bytes: Buffer }>;

function tryFixes(work: string, chosen: readonly Fixable[], before: Opened) {
  const last: [path: string, bytes: Buffer][] = [];
  const after: [path: string, bytes: Buffer][] = [];
  const fixed: Fixable[] = [];
  for (const [file, problems] of grouped(chosen, (problem) => problem.file)) {
    const path = join(work, file);
    const opened = textOf(path);
    if (opened === undefined) continue;
    if (!before.has(file)) before.set(file, opened);
    const plan = applyFixes(file, opened.text, problems);
    last.push([path, opened.bytes]);
    after.push([path, encodeLike(plan.text, opened.bytes)]);
    fixed.push(...plan.fixed);
  }
  writeAtomically(after);
  return { fixed, undo: () => void writeAtomically(last) };
}

function textOf(path: string): { readonly text: string; readonly bytes: Buffer } | undefined {
  const bytes = readFileSync(path);
  const decoded = decode(bytes);
  return 'text' in decoded ? { text: decoded.text, bytes } : undefined;
}

function changedFiles(work: string, fixed: readonly Fixable[], opened: Opened): FixedFile[] {
  return [...new Set(fixed.map(({ file }) => file))].sort().flatMap((name): FixedFile[] => {
    const before = opened.get(name);
    const after = textOf(join(work, name));
    if (before === undefined || after === undefined || before.text === after.text) return [];
    return [{ name, before: before.text, after: after.text, was: before.bytes, bytes: after.bytes }];
  });
}

/** Writes fixed files, all or none, with their original encodings. Returns a sentence that says how to undo it. */
export async function writeFixed(dataDir: string, files: readonly FixedFile[]): Promise<string> {
  const unlock = await lockData(dataDir);
  try {
    const changes = files.map(({ name, was, bytes }) => ({ path: join(dataDir, name), was, becomes: bytes }));
    return changeFiles(dataDir, changes);
  } finally {
    unlock();
  }
}
