import type { Diagnostic } from './diagnostics';

/** One JSON array of Diagnostics, and nothing else. */
export const reportJson = (diagnostics: readonly Diagnostic[]): string => `${JSON.stringify(diagnostics, null, 2)}\n`;
