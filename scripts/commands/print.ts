/**
 * Makes the documents that organisers print for the registration desk: `npx colloquium print`.
 *
 * Exit status 0: made, or the data has nothing to print; 1: the data or the list of participants has errors, or
 * somebody is left out, since no font has the letters; 2: wrong usage.
 */

import { resolve } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { inWork } from '../bootstrap/project.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { deskKinds } from '../exports/print-set';
import { isPublished } from '../files/is-published';
import { makePrintSet, type PrintSetOptions } from '../print-set/make-print-set';

const COMMAND = defineCommand({
  ...commandNamed('print'),
  options: {
    data: { value: 'DIR', does: 'prints for the conference of the data folder DIR, in place of data/' },
    participants: {
      value: 'FILE.csv',
      does: 'also makes badges and certificates for those in it; columns: name, affiliation, role, country; or FILE.xlsx',
    },
    out: { value: 'DIR', does: 'writes into DIR, in place of dist/print-set/' },
    only: { value: 'KIND', does: `makes one kind of document, or several: ${deskKinds.join(', ')}`, several: true },
  },
});

function readArguments({ values }: ArgumentsOf<typeof COMMAND>): PrintSetOptions {
  const { participants, only = deskKinds } = values;
  const out = resolve(values.out ?? inWork('dist/print-set'));
  const unknown = only.find((kind) => !deskKinds.includes(kind));
  if (unknown !== undefined) throw new WrongUsage(`--only is one of ${deskKinds.join(', ')}, not "${unknown}".`);
  // People with a badge need not have agreed to appear on the web.
  if (isPublished(out))
    throw new WrongUsage(`${out} is published with the site; badges and certificates are for the organisers alone.`);
  if (participants !== undefined && isPublished(resolve(participants)))
    throw new WrongUsage(`${participants} would be published with the site; keep the list of participants elsewhere.`);
  return { dataDir: dataFolder(values.data), participants, out, only };
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const { problems, isWhole } = await makePrintSet(readArguments(given), (text) => process.stdout.write(text));
    if (problems.length > 0) process.stderr.write(report('text', problems));
    return isWhole ? 0 : 1;
  });
