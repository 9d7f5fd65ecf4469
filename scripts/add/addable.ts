import { join, parse } from 'node:path';
import { type Collection, type CollectionName, collectionNames, collections } from '../../shared/model/collections';
import { nearest } from '../content/report/nearest';
import { namesIn } from '../files/names-in';
import { EXAMPLES, type WithExample } from './examples';

/** A file that can be added: its path in the data folder. */
export interface Addable {
  readonly name: WithExample;
  readonly file: string;
  /** The name of a free page. */
  readonly page?: string;
}

const isWithExample = (name: CollectionName): name is WithExample => name in EXAMPLES;

/** All collections that people write, except for conference.yaml. */
export const ADDABLE: readonly WithExample[] = collectionNames.filter(isWithExample);

/** The name of a collection as people type it: that of its file, without extension. */
const typedName = ({ file, format }: Collection): string =>
  format === 'markdown' ? `${file}/NAME` : file.replace(/\.[a-z]+$/, '');

/** Lists the names to type, with what each file holds. */
export const rowsOf = (names: readonly WithExample[]): readonly (readonly [name: string, holds: string])[] =>
  names.map((name) => [typedName(collections[name]), collections[name].schema.description ?? '']);

/** Letters alone, in lower case: "Committee members" is "committee-members" and "committeeMembers". */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z/]/g, '');

/** Finds the file that a name means: with or without folder and extension, or the key of the collection. Else a sentence that says what to type. */
export function addableNamed(typed: string): Addable | string {
  const name = typed.replace(/^(?:\.\/)?data\//, '').replace(/\.(?:ya?ml|csv|xlsx|md)$/, '');
  const page = /^pages\/(.+)$/.exec(name)?.[1];
  if (page !== undefined) {
    if (/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(page)) return { name: 'freePages', file: `pages/${page}.md`, page };
    return `"${typed}" is no name of a page: use letters, digits and hyphens, as in pages/code-of-conduct.`;
  }
  if (plain(name) === 'conference')
    return 'conference.yaml is what a conference begins with: npx colloquium new writes it.';
  const found = ADDABLE.find((each) =>
    [typedName(collections[each]), each].some((known) => plain(known) === plain(name)),
  );
  if (found !== undefined && found !== 'freePages') return { name: found, file: collections[found].file };
  const near = nearest(
    name,
    ADDABLE.map((each) => typedName(collections[each])),
  );
  return `There is no file "${typed}". ${near === undefined ? 'npx colloquium add lists all files.' : `Did you mean ${near}?`}`;
}

/** Returns the file that a data folder has for a collection or page, which may be a workbook in place of a table; undefined if there is none. */
export function presentFile(dataDir: string, file: string): string | undefined {
  const { dir, name, base } = parse(file);
  const found = namesIn(join(dataDir, dir)).find((other) => other === base || other === `${name}.xlsx`);
  return found && join(dir, found);
}

/** Whether a data folder has the file of a collection. There may always be one more page. */
export const isPresent = (dataDir: string, name: WithExample): boolean =>
  name !== 'freePages' && presentFile(dataDir, collections[name].file) !== undefined;
