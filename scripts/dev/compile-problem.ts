import { type Diagnostic, error, startOfFile } from '../content/report/diagnostics';
import { errorMessage } from '../files/error-message';

/** Converts an exception of the compiler into a diagnostic, so that `dev` can show it and go on. */
export function compileProblem(problem: unknown, dataDir: string): Diagnostic {
  const path = problem instanceof Error && 'path' in problem ? problem.path : undefined;
  const file = typeof path === 'string' ? path : dataDir;
  const hint = 'The data is compiled again as soon as a file is saved.';
  return error('unreadable-file', { file, range: startOfFile }, errorMessage(problem), { hint });
}
