import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { combine } from '../../../../scripts/importers/combine';
import type { Imported } from '../../../../scripts/importers/model';
import { type ExportedFile, type ReadExports, readExports } from '../../../../scripts/importers/read-exports';
import type { Problem } from '../../../../scripts/tables/problem';

/** Invented exports, one folder a service, with the columns and keys that the services really write. */
const folder = fileURLToPath(new URL('../exports/', import.meta.url));

/** Paths of all sample exports, such as "easychair/author.csv". */
export const samplePaths: readonly string[] = readdirSync(folder).flatMap((service) =>
  readdirSync(join(folder, service)).map((file) => `${service}/${file}`),
);

/** Path of a sample export on this machine. */
export const pathOf = (sample: string): string => join(folder, sample);

/** A sample export as the command gets it. */
export const sampleExport = (sample: string): ExportedFile => ({
  file: basename(sample),
  bytes: readFileSync(pathOf(sample)),
});

/** All exports of a service. */
export const samplesOf = (service: string): ExportedFile[] =>
  samplePaths.filter((path) => dirname(path) === service).map(sampleExport);

/** A file of a text. */
export const fileOf = (text: string, file = 'export.csv'): ExportedFile => ({ file, bytes: Buffer.from(text) });

/** The content of files, and the problems with it. */
interface Read extends ReadExports {
  readonly problems: readonly Problem[];
}

/** Reads files as the command does, for a conference in Tunis in May. */
export async function read(...files: readonly ExportedFile[]): Promise<Read> {
  const problems: Problem[] = [];
  const found = await readExports(files, {
    zone: 'Africa/Tunis',
    language: 'en',
    days: { start: '2031-05-12', end: '2031-05-14' },
    report: (problem) => problems.push(problem),
  });
  return { ...found, problems };
}

/** The same, combined; throws the message of the problem where the command would stop. */
export async function readAll(...files: readonly ExportedFile[]): Promise<Imported & { problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const found = await read(...files);
  const [fatal] = found.unusable;
  if (fatal) throw new Error(`${fatal.at}: ${fatal.message}`);
  const imported = combine(found, (problem) => problems.push(problem));
  if ('message' in imported) throw new Error(`${imported.at}: ${imported.message}`);
  return { ...imported, problems: [...found.problems, ...problems] };
}
