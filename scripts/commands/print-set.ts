/**
 * npm run print-set -- [--data DIR] [--participants FILE.csv] [--out DIR] [--only KIND …]
 *
 * Makes what organisers print for the registration desk: badges, door signs, sheets for chairs, certificates, poster boards.
 * Exit status 0: made, or the data has nothing to print; 1: the data or the list of participants has errors; 2: wrong usage.
 */

import { join, relative, resolve } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { compileSite } from '../compile/editions/compile-site';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { deskKinds, printSetOf } from '../exports/print-set';
import { publicFolder } from '../files/assets';
import { writeWhole } from '../files/write-whole';
import { readParticipants } from '../print-set/read-participants';

const COMMAND = defineCommand({
  ...commandNamed('print-set'),
  options: {
    data: { value: 'DIR', does: 'prints for the conference of the data folder DIR, in place of data/' },
    participants: {
      value: 'FILE.csv',
      does: 'also makes badges and certificates for those in it; columns: name, affiliation, role, country',
    },
    out: { value: 'DIR', does: 'writes into DIR, in place of dist/print-set/' },
    only: { value: 'KIND', does: `makes one kind of document, or several: ${deskKinds.join(', ')}`, several: true },
  },
});

interface Arguments {
  readonly dataDir: string;
  readonly participants: string | undefined;
  readonly out: string;
  readonly only: readonly string[];
}

function readArguments({ values }: ArgumentsOf<typeof COMMAND>): Arguments {
  const out = resolve(values.out ?? inProject('dist/print-set'));
  const only = values.only ?? deskKinds;
  const unknown = only.find((kind) => !deskKinds.includes(kind));
  if (unknown !== undefined) throw new WrongUsage(`--only is one of ${deskKinds.join(', ')}, not "${unknown}".`);
  // People with a badge need not have agreed to have it on the web.
  for (const folder of [inProject('dist/client'), inProject('public')]) {
    if (isWithin(folder, out))
      throw new WrongUsage(`${out} is published with the site; badges and certificates are for the organisers alone.`);
  }
  const { participants } = values;
  for (const folder of [inProject('dist/client'), inProject('public')]) {
    if (participants !== undefined && isWithin(folder, resolve(participants)))
      throw new WrongUsage(
        `${participants} would be published with the site; keep the list of participants elsewhere.`,
      );
  }
  return { dataDir: dataFolder(values.data), participants, out, only };
}

const isWithin = (folder: string, path: string) => !relative(folder, path).startsWith('..');

/** Runs the command and gives its exit status. */
export const main = (
  args: readonly string[],
  say: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> => runCommand(COMMAND, args, (given) => print(readArguments(given), say));

async function print(options: Arguments, say: (text: string) => void): Promise<number> {
  const { dataDir, out, only } = options;
  const listed = options.participants === undefined ? undefined : readParticipants(options.participants);
  const { site, diagnostics } = await compileSite({
    dataDir,
    publicDir: publicFolder(dataDir),
    publicIsShared: true,
    remarksLater: true,
  });
  const problems = [...(site === undefined ? diagnostics : []), ...(listed?.diagnostics ?? [])];
  if (site === undefined || problems.length > 0) {
    process.stderr.write(report('text', problems));
    return 1;
  }
  const kinds = printSetOf(site, only, listed?.value);
  const documents = kinds.flatMap((kind) => kind.documents);
  // One after the other: each is in memory as long as it is drawn.
  for (const { file, what, make } of documents) {
    writeWhole([[join(out, file), make()]]);
    say(`${join(out, file)}: ${what}\n`);
  }
  const none = kinds.filter((kind) => kind.documents.length === 0).map(({ name }) => name);
  if (none.length > 0) say(`Not made, since the data has nothing for them: ${none.join(', ')}.\n`);
  return 0;
}
