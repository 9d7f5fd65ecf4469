import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileSite } from '../compile/editions/compile-site';
import { EDITIONS } from '../compile/editions/edition-folders';
import { neverChanged, workbooksIn } from '../content/read/workbook-names';
import { report } from '../content/report';
import { publicFolder } from '../files/assets';
import { lockData } from '../files/data-lock';
import { compileOptions, type Made, makeNext } from './make-next';
import { sameWeekdayIn } from './new-start';
import { uncommitted } from './uncommitted';

interface NextEditionOptions {
  /** The year, or another name, of the new edition. */
  readonly next: string;
  /** The first day of the new edition; else the same weekday in that year. */
  readonly start: string | undefined;
  /** The name of the past edition; else its year. */
  readonly name: string | undefined;
  readonly dataDir: string;
  readonly dryRun: boolean;
}

/** Makes today's data a past edition, derives the data of the new edition from it, and prints what changed. */
export async function beginNextEdition(options: NextEditionOptions): Promise<void> {
  const unlock = options.dryRun ? () => {} : await lockData(options.dataDir);
  try {
    await begin(options);
  } finally {
    unlock();
  }
}

async function begin({ next, start, name: chosenName, dataDir, dryRun }: NextEditionOptions): Promise<void> {
  const today = await compileSite(compileOptions(dataDir, publicFolder(dataDir)));
  const { content } = today;
  if (content === undefined) {
    process.stdout.write(report('text', today.diagnostics));
    throw new Error('The data has errors; fix them first.');
  }
  const { start: from, acronym } = content.conference;
  const name = chosenName ?? from.slice(0, 4);
  const to = start ?? sameWeekdayIn(Number(next), from);
  const folder = join(dataDir, EDITIONS, name);
  if (to <= from) throw new Error(`The new first day, ${to}, is not after that of today's data, ${from}.`);
  if (existsSync(folder)) throw new Error(`${shown(folder)} is there already; give today's data another --name.`);
  const [workbook] = workbooksIn(dataDir);
  if (workbook !== undefined) throw new Error(neverChanged(dataDir, workbook));
  const changes = dryRun ? [] : uncommitted(dataDir);
  if (changes.length > 0)
    throw new Error(
      `There are changes in ${shown(dataDir)} that are not committed; commit them first:\n${changes.join('\n')}`,
    );

  const made = await makeNext({ dataDir, name, from, to, dryRun });
  if (!('remaining' in made)) {
    process.stdout.write(report('text', made));
    throw new Error('The data of the new year would have these errors; nothing was changed.');
  }
  const did = dryRun ? 'would become' : 'is now';
  process.stdout.write(`${acronym} ${did} the past edition ${name} (${shown(folder)}).\n`);
  process.stdout.write(`The first day of the new edition, ${next}, is ${to} and was ${from}.\n\n${describe(made)}`);
}

const shown = (path: string) => relative(process.cwd(), path);

function describe({ dates, emptied, removed, remaining, undo }: Made): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
  return [
    `Dates moved in their files: ${dates}.\n\n`,
    list('Emptied, since it is of one year', emptied),
    list(
      'Removed, since it led to what is gone',
      removed.map(({ file, words }) => `${file}: ${words}`),
    ),
    list(
      `Years and dates that remain in texts, to be checked one by one (${remaining.length})`,
      remaining.map(({ file, line, column, words, context }) => `${file}:${line}:${column} ${words} (${context})`),
    ),
    undo && `${undo}\n`,
  ].join('');
}
