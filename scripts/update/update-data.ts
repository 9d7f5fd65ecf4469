import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { collections } from '../../shared/model/collections';
import { EDITIONS, editionFolders } from '../compile/editions/edition-folders';
import { decode } from '../content/read/decode';
import { asWorkbook, neverChanged } from '../content/read/workbook-names';
import { readSource } from '../content/report';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';
import { encodeLike } from '../files/encode-like';
import { namesIn } from '../files/names-in';
import { exists } from '../files/read-problem';
import { shownPath } from '../files/shown-path';
import { type ChangedFile, describeChanges } from '../fix/describe-changes';
import { onTerminal } from '../new/terminal';
import { otherFormat } from './format-problem';
import { CONFERENCE, formatIn, latestFormat, type Migration, migrate, parseConference } from './migrate';
import { MIGRATIONS } from './migrations';

interface UpdateOptions {
  /** Writes without asking. */
  readonly write: boolean;
  readonly colour: boolean;
  readonly migrations?: readonly Migration[];
}

/**
 * Brings a data folder and its past editions to the format of this engine: shows each changed line, asks, and writes all files or none.
 * Throws `SavedMeanwhile`.
 */
export async function updateData(
  dataDir: string,
  { write, colour, migrations = MIGRATIONS }: UpdateOptions,
): Promise<'current' | 'written' | 'not written'> {
  const say = (text: string) => void process.stdout.write(text);
  const files = migratedFiles(dataDir, migrations);
  if (files.length === 0) {
    say(`The data has the format of this engine (${latestFormat(migrations)}).\n`);
    return 'current';
  }
  const steps = new Set(files.flatMap((file) => file.steps));
  for (const { makes, does } of migrations.filter((step) => steps.has(step))) say(`Format ${makes}: ${does}\n`);
  say(`\n${describeChanges(shownPath(dataDir), files, colour)}\n`);
  if (!(write || (await isAgreed()))) {
    say('Nothing is written. With --write these changes are written without a question.\n');
    return 'not written';
  }
  const unlock = await lockData(dataDir);
  try {
    const changes = files.map(({ name, was, bytes }) => ({ path: join(dataDir, name), was, becomes: bytes }));
    say(`Written: ${files.map(({ name }) => name).join(', ')}. ${changeFiles(dataDir, changes)}\n\n`);
  } finally {
    unlock();
  }
  return 'written';
}

/** Asks whether to write; false without a terminal. */
const isAgreed = () =>
  onTerminal(async (terminal) => /^\s*y(?:es)?\s*$/i.test((await terminal?.ask('Write these changes? [y/N] ')) ?? ''));

/** A file that migrations change or add, with its bytes before and after. */
interface MigratedFile extends ChangedFile {
  readonly was: Buffer | undefined;
  readonly bytes: Buffer;
  /** The migrations of its folder. */
  readonly steps: readonly Migration[];
}

/** Migrates a data folder and its past editions, each from its own format, and writes nothing. Throws an error if this is not possible. */
export function migratedFiles(dataDir: string, migrations = MIGRATIONS): readonly MigratedFile[] {
  const editions = editionFolders(dataDir).value.map(({ name }) => `${EDITIONS}/${name}`);
  return ['', ...editions].flatMap((folder) => {
    const root = join(dataDir, folder);
    const steps = stepsFor(root, migrations);
    const read = steps.length > 0 ? readTexts(root) : new Map<string, Text>();
    const migrated = migrate(new Map([...read].map(([name, { text }]) => [name, text])), steps);
    return [...migrated].map(([name, after]) => {
      const { text: before = '', bytes: was } = read.get(name) ?? {};
      const bytes = was ? encodeLike(after, was) : Buffer.from(after);
      return { name: posix.join(folder, name), before, after, was, bytes, steps };
    });
  });
}

/** Lists the migrations for a data folder. Throws an error if they cannot change it. */
function stepsFor(folder: string, migrations: readonly Migration[]): readonly Migration[] {
  const path = join(folder, CONFERENCE);
  const text = readSource(path);
  const from = text === undefined ? undefined : formatIn(parseConference(text)?.value);
  if (from === undefined)
    throw new Error(
      `${shownPath(path)} cannot be read, or its dataFormat is no whole number: \`npx colloquium check\` shows where.`,
    );
  const { message, hint, isLater } = otherFormat({ dataFormat: from }, latestFormat(migrations)) ?? {};
  if (isLater) throw new Error(`${shownPath(path)}: ${message} ${hint}`);
  const steps = migrations.filter(({ makes }) => makes > from);
  for (const { tables, makes, does } of steps) {
    const workbook = tables.map(asWorkbook).find((name) => exists(join(folder, name)));
    if (workbook === undefined) continue;
    const how = `${neverChanged(folder, workbook)} Then run \`npx colloquium update\` again.`;
    throw new Error(`Nothing is written. Format ${makes}: ${does}\n${how}`);
  }
  return steps;
}

/** The folders with files of collections, relative to a data folder. */
const PLACES = new Set(
  Object.values(collections).map(({ file, format }) => (format === 'markdown' ? file : dirname(file))),
);

interface Text {
  readonly text: string;
  readonly bytes: Buffer;
}

/** Reads every text of a data folder, also of files that this engine does not know any more. Throws an error if one cannot be read. */
function readTexts(folder: string): ReadonlyMap<string, Text> {
  const names = [...PLACES].flatMap((place) => namesIn(join(folder, place)).map((name) => posix.join(place, name)));
  const isText = (name: string) =>
    /(?:^|\/)[^.~/][^/]*\.(?:csv|yaml|md)$/.test(name) && statSync(join(folder, name)).isFile();
  return new Map(
    names
      .filter(isText)
      .sort()
      .map((name) => {
        const path = join(folder, name);
        const bytes = readFileSync(path);
        const decoded = decode(bytes);
        if (!('text' in decoded)) throw new Error(`${shownPath(path)}: ${decoded.problem} ${decoded.hint}`);
        return [name, { text: decoded.text, bytes }];
      }),
  );
}
