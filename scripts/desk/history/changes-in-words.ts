import { execFile } from 'node:child_process';
import { inEngine } from '../../bootstrap/project.mjs';
import type { Chapter } from '../../content-diff/changes';
import { TIME_OUT } from './run-git';

/** What visitors will see changed since the last commit, or why that cannot be said. */
export type ChangesInWords =
  | { readonly chapters: readonly Chapter[] }
  | {
      /** `errors`: the data has errors now, or had some then. `failed`: for example, there is no commit yet. */
      readonly problem: 'errors' | 'failed' | 'time-out';
      readonly message: string;
    };

/** Describes the changes since the last commit in words. A process of its own compiles both versions, so that the desk can go on. */
export const changesInWords = (dataDir: string): Promise<ChangesInWords> =>
  new Promise((resolve) => {
    const args = [inEngine('scripts/bootstrap.mjs'), 'diff', 'HEAD', '--json', '--data', dataDir];
    const options = { timeout: TIME_OUT.compile, maxBuffer: 64 * 1024 * 1024, windowsHide: true };
    execFile(process.execPath, args, options, (problem, stdout, stderr) => {
      // `diff --json` wrote them.
      if (problem === null) resolve({ chapters: JSON.parse(stdout) as readonly Chapter[] });
      else if (problem.killed) resolve({ problem: 'time-out', message: 'Comparing the data took too long.' });
      else resolve({ problem: problem.code === 1 ? 'errors' : 'failed', message: stderr.trim() });
    });
  });
