/**
 * npm run content:import -- FILE [--data DIR] [--session ID] [--update] [--write]: brings the accepted papers of a submission
 * service's export into papers.csv, with abstracts, keywords, pages and DOIs. It shows what it would do, and does it with
 * --write. What papers.csv has already changes only with --update; empty cells are filled in.
 *
 * Exit status 0: the data is in order afterwards; 1: it has errors; 2: wrong usage, or the export cannot be read.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { dataFolder } from './content/compile-into';
import { compileContent } from './content/pipeline';
import { decode } from './content/read/decode';
import { report } from './content/report';
import { publicFolder } from './files/assets';
import { type Plan, planImport } from './importers/plan';
import { readExport } from './importers/read-export';
import { savedAs } from './importers/saved-as';

const USAGE = 'Usage: npm run content:import -- FILE [--data DIR] [--session ID] [--update] [--write]\n';

function tell({ added, filled, changes, same, onlyHere }: Plan, left: readonly string[], update: boolean): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
  return [
    list(
      'To add',
      added.map(({ id, title, authors }) => `${id} "${title}" by ${authors.join(', ')}`),
    ),
    list(
      'To fill in',
      filled.map(({ id, columns }) => `${id}: ${columns.join(', ')}`),
    ),
    list(
      update ? 'To change' : 'Different here, and left as it is (--update takes the export)',
      changes.map(({ id, column, from, to }) => `${id} ${column}: "${from}" → "${to}"`),
    ),
    list('Only here, and left', onlyHere.length === 0 ? [] : [onlyHere.join(', ')]),
    list('Not taken from the export', left),
    `The same in both: ${same.length}.\n\n`,
  ].join('');
}

/** Runs the command and gives its exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'content-import-'));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        session: { type: 'string', default: '' },
        update: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new TypeError('Name the file of the export.');
    const exported = readExport(readFileSync(file), basename(file));
    if (typeof exported === 'string') throw new TypeError(exported);

    const dataDir = dataFolder(values.data);
    const target = join(dataDir, 'papers.csv');
    const bytes = readFileSync(target);
    const decoded = decode(bytes);
    if (!('text' in decoded)) throw new TypeError(`papers.csv itself cannot be read: ${decoded.problem}`);
    const plan = planImport(decoded.text, exported.papers, values);
    process.stdout.write(tell(plan, exported.left, values.update));

    // The compiler's report on the data after the import, also where nothing is written.
    const folder = values.write ? dataDir : join(root, 'data');
    if (!values.write) cpSync(dataDir, folder, { recursive: true });
    const isChanged = plan.text !== decoded.text;
    if (isChanged) writeFileSync(join(folder, 'papers.csv'), savedAs(plan.text, bytes));
    else process.stdout.write('Nothing to add or change.\n\n');
    const { diagnostics } = await compileContent({
      dataDir: folder,
      publicDir: publicFolder(folder),
      publicIsShared: true,
    });
    process.stdout.write(report('text', diagnostics));
    if (isChanged && !values.write) process.stdout.write('Nothing is written yet: say --write to do it.\n');
    return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n${USAGE}`);
    return 2;
  } finally {
    rmSync(root, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2));
