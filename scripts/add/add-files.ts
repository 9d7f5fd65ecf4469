import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { collections, isOfContributions } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';
import { inEngine } from '../bootstrap/project.mjs';
import { compileContent } from '../compile/pipeline';
import { isRecord } from '../content/fields';
import { formats } from '../content/validate/formats';
import { publicFolder } from '../files/assets';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';
import { engineSource } from '../new/engine-source';
import { type Addable, isPresent, presentFile } from './addable';
import { exampleFile } from './example-file';
import { type Facts, TOGETHER, type WithExample } from './examples';

/** What was added, by path in the data folder, and what was there already. */
interface Added {
  /** A file → the file that refers to it, if nobody named it. */
  readonly written: ReadonlyMap<string, string | undefined>;
  readonly present: readonly string[];
  /** Says how to undo it. */
  readonly undo: string;
}

/** Writes files with examples into a data folder, together with those that their examples refer to. No file is overwritten. */
export async function addFiles(dataDir: string, named: readonly Addable[]): Promise<Added> {
  const unlock = await lockData(dataDir);
  try {
    const { content, diagnostics } = await compileContent({
      dataDir,
      publicDir: publicFolder(dataDir),
      deferWarnings: true,
    });
    const other = diagnostics.find(({ code }) => code === 'data-format');
    if (other) throw new Error(`${other.message} ${other.hint}`);
    const days = content?.conference ?? daysIn(dataDir);
    const ofSite = content?.navigation.menus ?? [];
    const menus = ofSite.length > 0 ? ofSite : [{ label: 'Home', link: '/' }];
    const schemas = schemasFor(dataDir);
    const texts = new Map<string, string>();
    const written = new Map<string, string | undefined>();
    const present: string[] = [];
    const add = ({ name, file, page }: Addable, by?: string): void => {
      const found = presentFile(dataDir, file);
      if (found !== undefined && by === undefined) present.push(found);
      if (found !== undefined || written.has(file)) return;
      written.set(file, by);
      const addToo = (other: WithExample) => add({ name: other, file: collections[other].file }, file);
      const keyIn: Facts['keyIn'] = (other, ofExample) => {
        addToo(other);
        return isPresent(dataDir, other) ? (firstKey(content, other) ?? ofExample) : ofExample;
      };
      const has: Facts['has'] = (other) => isPresent(dataDir, other) || named.some((each) => each.name === other);
      const together = TOGETHER[name];
      if (together) addToo(together);
      texts.set(file, exampleFile(name, { ...days, menus, keyIn, has }, schemas, page));
    };
    // Those that are named come first, so that none of them counts as added for another one.
    for (const each of named) add(each);
    const changes = [...texts].map(([file, text]) => ({
      path: join(dataDir, file),
      was: undefined,
      becomes: Buffer.from(text),
    }));
    return { written, present, undo: changes.length === 0 ? '' : changeFiles(dataDir, changes) };
  } finally {
    unlock();
  }
}

/** The key of the first record of a collection; of sessions, that of the first one with papers. */
function firstKey(content: Content | undefined, name: WithExample): string | undefined {
  const lists: Readonly<Record<string, unknown>> = { ...content };
  const list = lists[isOfContributions(name) ? 'contributions' : name];
  const records = Array.isArray(list) ? list.filter(isRecord) : [];
  const record = records.find(({ kind }) => kind === 'oral') ?? records[0];
  return record && String(record[collections[name].key?.[0] ?? 'id']);
}

/** Reads the days of a conference whose data has errors. */
function daysIn(dataDir: string): Pick<Facts, 'start' | 'end' | 'language'> {
  const path = join(dataDir, 'conference.yaml');
  if (!existsSync(path)) throw new Error(`There is no ${shown(path)}. "npx colloquium new" begins a conference.`);
  const { start, end, language } = { language: 'en', ...parse(readFileSync(path, 'utf8')) };
  if (!(formats.date.test(String(start)) && formats.date.test(String(end))))
    throw new Error(`${shown(path)} needs start and end, as 2031-05-20: examples have dates of the conference.`);
  return { start, end, language: String(language) };
}

const shown = (path: string) => relative(process.cwd(), path);

/** Returns the path of the schemas for editors, from a data folder: in its installed engine, else in the running one. */
function schemasFor(dataDir: string): string {
  const repository = dirname(dataDir);
  const isInstalled = existsSync(join(repository, 'node_modules', 'colloquium'));
  const path = isInstalled ? `../node_modules/colloquium/${engineSource(repository).within}data/schemas` : undefined;
  return path ?? relative(dataDir, inEngine('data/schemas')).replaceAll('\\', '/');
}
