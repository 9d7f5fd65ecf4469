import { join } from 'node:path';
import { compileSite } from '../compile/editions/compile-site';
import { packagesFor } from '../content/fonts/paper-letters';
import type { Diagnostic } from '../content/report/diagnostics';
import { romanizedWords } from '../exports/paper/typst';
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
 * the list of participants has errors, and whether everybody is in the documents with all letters.
 */
export async function makePrintSet(
  { dataDir, participants, out, only }: PrintSetOptions,
  say: (text: string) => void,
): Promise<{ readonly problems: readonly Diagnostic[]; readonly isWhole: boolean }> {
  const listed = participants === undefined ? undefined : readParticipants(participants);
  const publicDir = publicFolder(dataDir);
  const { site, diagnostics } = await compileSite({ dataDir, publicDir, publicIsShared: true, deferWarnings: true });
  const problems = [...(site === undefined ? diagnostics : []), ...(listed?.diagnostics ?? [])];
  if (site === undefined || problems.length > 0) return { problems, isWhole: false };
  const kinds = printSetOf(site, only, listed?.value);
  // One at a time, to save memory.
  for (const { file, what, make } of kinds.flatMap(({ documents }) => documents)) {
    writeAtomically([[join(out, file), make()]]);
    say(`${join(out, file)}: ${what}\n`);
  }
  const none = kinds
    .filter(({ documents, leftOut }) => documents.length + leftOut.length === 0)
    .map(({ name }) => name);
  if (none.length > 0) say(`Not made, since the data has nothing for them: ${none.join(', ')}.\n`);
  const short = kinds.filter(({ leftOut }) => leftOut.length > 0);
  for (const { name, leftOut } of short)
    say(`Left out of ${name}, since no font has all letters: ${leftOut.map(([who]) => who).join(', ')}.\n`);
  const replaced = romanizedWords();
  if (replaced.length > 0) say(`Written in Latin letters, since no font has theirs: ${replaced.join(', ')}.\n`);
  const packages = packagesFor([...short.flatMap(({ leftOut }) => leftOut.flat()), ...replaced].join(' '));
  if (packages.length > 0) say(`To have them, install the fonts and print again: npm install ${packages.join(' ')}\n`);
  return { problems: [], isWhole: short.length + replaced.length === 0 };
}
