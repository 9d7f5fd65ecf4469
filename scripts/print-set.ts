/**
 * npm run print-set -- [--data DIR] [--participants FILE.csv] [--out DIR] [--only KIND …]
 *
 * Makes what organisers print for the registration desk: badges, door signs, sheets for chairs, certificates, poster boards.
 * Exit status 0: made, or the data has nothing to print; 1: the data or the list of participants has errors; 2: wrong usage.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { inProject } from './bootstrap/project.mjs';
import { dataFolder } from './content/data-folder';
import { compileSite } from './content/editions/compile-site';
import { report } from './content/report';
import { deskKinds, printSetOf } from './exports/print-set';
import { publicFolder } from './files/assets';
import { fileTrouble } from './files/in-words';
import { readParticipants } from './print-set/read-participants';

const USAGE = `Usage: npm run print-set -- [--data DIR] [--participants FILE.csv] [--out DIR] [--only KIND …]

  --data DIR   prints for the conference of the data folder DIR, in place of data/
  --participants FILE.csv  makes badges and certificates of attendance of those in it as well, whom the data does not name;
               columns: name, affiliation, role, country
  --out DIR    writes into DIR, in place of dist/print-set/
  --only KIND  makes one kind of document, or several: ${deskKinds.join(', ')}`;

interface Arguments {
  readonly dataDir: string;
  readonly participants: string | undefined;
  readonly out: string;
  readonly only: readonly string[];
}

function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      participants: { type: 'string' },
      out: { type: 'string' },
      only: { type: 'string', multiple: true },
    },
  });
  const out = resolve(values.out ?? inProject('dist/print-set'));
  const only = values.only ?? deskKinds;
  const unknown = only.find((kind) => !deskKinds.includes(kind));
  if (unknown !== undefined) throw new TypeError(`--only is one of ${deskKinds.join(', ')}, not "${unknown}".`);
  // People with a badge need not have agreed to have it on the web.
  for (const folder of [inProject('dist/client'), inProject('public')]) {
    if (isWithin(folder, out))
      throw new TypeError(`${out} is published with the site; badges and certificates are for the organisers alone.`);
  }
  const { participants } = values;
  for (const folder of [inProject('dist/client'), inProject('public')]) {
    if (participants !== undefined && isWithin(folder, resolve(participants)))
      throw new TypeError(`${participants} would be published with the site; keep the list of participants elsewhere.`);
  }
  return { dataDir: dataFolder(values.data), participants, out, only };
}

const isWithin = (folder: string, path: string) => !relative(folder, path).startsWith('..');

/** Runs the command and gives its exit status. */
export async function main(args: readonly string[], say: (text: string) => void): Promise<number> {
  let options: Arguments;
  try {
    options = readArguments(args);
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n${USAGE}\n`);
    return 2;
  }
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
  if (documents.length > 0) mkdirSync(out, { recursive: true });
  // One after the other: each is in memory as long as it is drawn.
  for (const { file, what, make } of documents) {
    writeFileSync(join(out, file), await make());
    say(`${join(out, file)}: ${what}\n`);
  }
  const none = kinds.filter((kind) => kind.documents.length === 0).map(({ name }) => name);
  if (none.length > 0) say(`Not made, since the data has nothing for them: ${none.join(', ')}.\n`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await main(process.argv.slice(2), (text) => process.stdout.write(text)).catch((problem) => {
    const trouble = fileTrouble(problem);
    if (trouble === undefined) throw problem;
    process.stderr.write(`${trouble}\n`);
    return 1;
  });
