import { join } from 'node:path';
import { compileSite } from '../compile/editions/compile-site';
import type { Diagnostic } from '../content/report/diagnostics';
import { printSetOf } from '../exports/print-set';
import { publicFolder } from '../files/assets';
import { writeAtomically } from '../files/write-atomically';
import { readParticipants } from './read-participants';

export interface PrintSetOptions {
  readonly dataDir: string;
  /** A CSV file of participants. */
  readonly participants: string | undefined;
  readonly out: string;
  /** The kinds of documents to make. */
  readonly only: readonly string[];
}

/**
 * Makes the documents that organisers print for the registration desk, and reports each with `say`. Returns the problems if the data or
 * the list of participants has errors.
 */
export async function makePrintSet(
  { dataDir, participants, out, only }: PrintSetOptions,
  say: (text: string) => void,
): Promise<readonly Diagnostic[]> {
  const listed = participants === undefined ? undefined : readParticipants(participants);
  const publicDir = publicFolder(dataDir);
  const { site, diagnostics } = await compileSite({ dataDir, publicDir, publicIsShared: true, deferWarnings: true });
  const problems = [...(site === undefined ? diagnostics : []), ...(listed?.diagnostics ?? [])];
  if (site === undefined || problems.length > 0) return problems;
  const kinds = printSetOf(site, only, listed?.value);
  // One at a time, to save memory.
  for (const { file, what, make } of kinds.flatMap(({ documents }) => documents)) {
    writeAtomically([[join(out, file), make()]]);
    say(`${join(out, file)}: ${what}\n`);
  }
  const none = kinds.filter(({ documents }) => documents.length === 0).map(({ name }) => name);
  if (none.length > 0) say(`Not made, since the data has nothing for them: ${none.join(', ')}.\n`);
  return [];
}
