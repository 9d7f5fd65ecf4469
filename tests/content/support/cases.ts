import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { compile } from './compile';
import { baseData, changedBy, layOver } from './fixture';

const known = new Map<string, Promise<readonly Diagnostic[]>>();
/** One copy of the base, in which one case after the other is laid and taken away again. */
let root: string | undefined;
/** One compilation at a time has the folder. */
let last: Promise<unknown> = Promise.resolve();

/** What the compiler reports of a case; each is compiled once, however many look at it. */
export function diagnosticsOf(name: string): Promise<readonly Diagnostic[]> {
  const report = known.get(name) ?? last.then(() => reportOf(name));
  known.set(name, report);
  last = report.catch(() => undefined);
  return report;
}

async function reportOf(name: string): Promise<readonly Diagnostic[]> {
  if (root === undefined) {
    root = mkdtempSync(join(tmpdir(), 'cases-'));
    cpSync(baseData, join(root, 'data'), { recursive: true });
  }
  const dataDir = join(root, 'data');
  try {
    return (await compile(layOver(dataDir, name))).diagnostics;
  } finally {
    // A folder of its own goes with its files.
    for (const top of new Set(changedBy(name).map((file) => file.replace(/\/.*/, '')))) {
      rmSync(join(dataDir, top), { recursive: true, force: true });
      if (existsSync(join(baseData, top))) cpSync(join(baseData, top), join(dataDir, top), { recursive: true });
    }
  }
}

/** For the end of the tests that have asked. */
export function removeCases(): void {
  if (root !== undefined) rmSync(root, { recursive: true });
  root = undefined;
}
