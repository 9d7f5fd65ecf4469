import { isMarkdown } from '../../../shared/format/is-markdown';
import { memoised } from '../../../shared/memoise';
import { type CollectionName, collections } from '../../../shared/model/collections';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Path } from '../../content/read/parsed';
import type { Site, SurveyedFile } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';

/** How people read a text, by what its schema says: rules about words ask for kinds, never for names of collections. */
export type TextKind = 'prose' | 'markdown' | 'name' | 'country' | 'other';

/** A text of a record as it is written, before facts are filled in. */
export interface WrittenText {
  readonly text: string;
  readonly kind: TextKind;
  /** Name of the innermost field: `title`, `authors`. */
  readonly field: string;
  readonly path: Path;
  readonly collection: CollectionName;
  readonly entry: Entry;
  /** The text of the file, in which places are looked for. */
  readonly source: string;
}

/** Phrases with gaps, colours, and words about problems: nobody reads them as texts of the site. */
const NO_TEXTS: ReadonlySet<CollectionName> = new Set(['words', 'theme', 'acceptedWarnings']);

const holdsTexts = (name: CollectionName) => !NO_TEXTS.has(name) && collections[name].writtenByCommand !== true;

/** The texts of which a rule speaks, a constant: a sign is looked for in no others. */
export type Such = (written: WrittenText) => boolean;

/** The texts of one file. */
interface WrittenFile {
  readonly source: string;
  /** A table holds what its cells say; in YAML a character may be written by its number. */
  readonly isTable: boolean;
  readonly texts: readonly WrittenText[];
  /** Those of which some rule speaks. */
  readonly such: WeakMap<Such, SuchTexts>;
}

/** The texts of one file of which a rule speaks. */
export interface SuchTexts {
  readonly texts: readonly WrittenText[];
  readonly file: WrittenFile;
  /** Those in which a sign occurs, of the signs that were asked for. */
  readonly withSign: WeakMap<RegExp, readonly WrittenText[]>;
}

const isAny: Such = () => true;
/** A text that is the name of a person. */
export const isName: Such = ({ kind }) => kind === 'name';
/** A text that is the name of a country. */
export const isCountry: Such = ({ kind }) => kind === 'country';

/** The sign of every text of words. */
export const ANY_LETTER = /\p{L}/u;

/** By the records of a file. Every rule about words asks for the same texts; who compiles again, for those of the files that have not changed. */
const walked = new WeakMap<SurveyedFile['entries'], WrittenFile>();

/** The texts of which a rule speaks, by the files that have any; sorted out once for all rules that speak of the same. */
export const textsByFile = (site: Site, such: Such): readonly SuchTexts[] => sortedOut(site.files)(such);

const sortedOut = memoised((files: Site['files']) => {
  const written = files.filter(({ parsed }) => holdsTexts(parsed.collection)).map(writtenFile);
  return memoised((such: Such) => written.map((file) => suchTexts(such, file)).filter(({ texts }) => texts.length > 0));
});

/**
 * Every text of the site's data, or of those that are `such`, in which `sign` occurs, a constant. A table in which it occurs nowhere is passed over as a whole, so
 * that a rule costs little more than one search through each file of a large conference.
 */
export const everyText = (site: Site, sign: RegExp, such: Such = isAny): readonly WrittenText[] =>
  // Every rule asks: lists of thousands are joined whole, not text by text.
  ([] as WrittenText[]).concat(...textsByFile(site, such).map((file) => textsWith(sign, file)));

/** The texts of a file in which `sign` occurs, a constant. */
export function textsWith(
  sign: RegExp,
  { texts, withSign, file: { isTable, source } }: SuchTexts,
): readonly WrittenText[] {
  const known = withSign.get(sign);
  if (known !== undefined) return known;
  const found = isTable && !sign.test(source) ? [] : texts.filter(({ text }) => sign.test(text));
  withSign.set(sign, found);
  return found;
}

function suchTexts(is: Such, file: WrittenFile): SuchTexts {
  const known = file.such.get(is);
  if (known !== undefined) return known;
  const made = { texts: is === isAny ? file.texts : file.texts.filter(is), file, withSign: new WeakMap() };
  file.such.set(is, made);
  return made;
}

function writtenFile({ parsed: { collection, text: source }, schema, entries }: SurveyedFile): WrittenFile {
  const known = walked.get(entries);
  if (known !== undefined) return known;
  const texts: WrittenText[] = [];
  for (const entry of entries) {
    walk(entry.value, schema, [], '', (text, node, path, field) => {
      texts.push({ text, kind: kindOf(node, text), field, path, collection, entry, source });
    });
  }
  const made = { source, isTable: collections[collection].format === 'csv', texts, such: new WeakMap() };
  walked.set(entries, made);
  return made;
}

type Found = (text: string, node: SchemaNode, path: Path, field: string) => void;

function walk(value: unknown, node: SchemaNode, path: Path, field: string, found: Found): void {
  if (typeof value === 'string') found(value, node, path, field);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) if (node.items) walk(item, node.items, [...path, index], field, found);
  } else if (isRecord(value)) {
    for (const name in value) {
      const child = node.properties?.[name];
      if (child !== undefined) walk(value[name], child, [...path, name], name, found);
    }
  }
}

/** What a schema says of a text. */
function kindOf({ person, format, pattern, elements, enum: words }: SchemaNode, text: string): TextKind {
  if (person !== undefined) return 'name';
  if (format === 'markdown' || format === 'country') return format;
  if (elements !== undefined && isMarkdown(text)) return 'markdown';
  return format === undefined && pattern === undefined && words === undefined ? 'prose' : 'other';
}
