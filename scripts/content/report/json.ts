import { counted } from './counted';
import type { Diagnostic } from './diagnostics';

/** Reports problems as one JSON array. */
export const reportJson = (diagnostics: readonly Diagnostic[]): string =>
  `${JSON.stringify(counted(diagnostics), null, 2)}\n`;
