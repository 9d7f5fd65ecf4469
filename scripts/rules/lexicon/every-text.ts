import { isMarkdown } from '../../../shared/format/is-markdown';
import { memoised } from '../../../shared/memoise';
import { type CollectionName, collections } from '../../../shared/model/collections';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Path } from '../../content/read/parsed';
import type { Site, SurveyedFile } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';

/** How people read a text, by its schema. Rules about texts select kinds, never names of collections. */
export type TextKind = 'prose' | 'markdown' | 'name' | 'country' | 'other';

/** A text of a record as it is typed, before facts are filled in. */
export interface WrittenText {
  readonly text: string;
  readonly kind: TextKind;
  /** Name of the innermost field: `title`, `authors`. */
  readonly field: string;
  readonly path: Path;
  readonly collection: CollectionName;
  readonly entry: Entry;
  /** The text of the whole file, to find places in it. */
  readonly source: string;
}

/** Collections without texts for visitors: phrases of the interface, colours, and accepted warnings. */
const NO_TEXTS: ReadonlySet<CollectionName> = new Set(['words', 'theme', 'acceptedWarnings']);

const holdsTexts = (name: CollectionName) => !NO_TEXTS.has(name) && collections[name].writtenByCommand !== true;

/** Selects the texts of a rule. Must be a module constant: it is a cache key. */
export type TextFilter = (written: WrittenText) => boolean;

/** The texts of one file. */
interface WrittenFile {
  readonly source: string;
  /** A table has the text of its cells to the letter; in YAML a character may be escaped. */
  readonly isTable: boolean;
  readonly texts: readonly WrittenText[];
  /** The texts of each filter that was used. */
  readonly selections: WeakMap<TextFilter, SelectedTexts>;
}

/** The texts of one file that a filter selects. */
export interface SelectedTexts {
  readonly texts: readonly WrittenText[];
  readonly file: WrittenFile;
  /** The texts in which each trigger occurs. */
  readonly byTrigger: WeakMap<RegExp, readonly WrittenText[]>;
}

const isAny: TextFilter = () => true;
/** A text that is the name of a person. */
export const isName: TextFilter = ({ kind }) => kind === 'name';
/** A text that is the name of a country. */
export const isCountry: TextFilter = ({ kind }) => kind === 'country';

/** The trigger of every text with words. */
export const ANY_LETTER = /\p{L}/u;

/** The texts by the records of a file: every rule needs them, and so does a new compilation for files that have not changed. */
const walked = new WeakMap<SurveyedFile['entries'], WrittenFile>();

/** Selects texts by file, once for all rules with the same filter; files without any are left out. */
export const textsByFile = (site: Site, filter: TextFilter): readonly SelectedTexts[] => selections(site.files)(filter);

const selections = memoised((files: Site['files']) => {
  const written = files.filter(({ parsed }) => holdsTexts(parsed.collection)).map(writtenFile);
  return memoised((filter: TextFilter) =>
    written.map((file) => selectedTexts(filter, file)).filter(({ texts }) => texts.length > 0),
  );
});

/**
 * Lists the texts of the data that a filter selects and in which a trigger (a module constant) occurs. A table without the trigger is
 * skipped as a whole, so that a rule costs little more than one search through each file.
 */
export function everyText(site: Site, trigger: RegExp, filter: TextFilter = isAny): readonly WrittenText[] {
  // Lists of thousands are joined whole, not text by text.
  const found = ([] as WrittenText[]).concat(...textsByFile(site, filter).map((file) => textsWith(trigger, file)));
  // The name of an organisation has other forms than that of a person.
  const hasOthers = filter === isName && site.people.hasOrganisations;
  return hasOthers ? found.filter(({ text }) => !site.people.isOrganisation(text)) : found;
}

/** Lists the texts of a file in which a trigger (a module constant) occurs. */
export function textsWith(
  trigger: RegExp,
  { texts, byTrigger, file: { isTable, source } }: SelectedTexts,
): readonly WrittenText[] {
  const known = byTrigger.get(trigger);
  if (known !== undefined) return known;
  const found = isTable && !trigger.test(source) ? [] : texts.filter(({ text }) => trigger.test(text));
  byTrigger.set(trigger, found);
  return found;
}

function selectedTexts(is: TextFilter, file: WrittenFile): SelectedTexts {
  const known = file.selections.get(is);
  if (known !== undefined) return known;
  const made = { texts: is === isAny ? file.texts : file.texts.filter(is), file, byTrigger: new WeakMap() };
  file.selections.set(is, made);
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
  const made = { source, isTable: collections[collection].format === 'csv', texts, selections: new WeakMap() };
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

/** Returns the kind of a text, by its schema. */
function kindOf({ person, format, pattern, elements, enum: words }: SchemaNode, text: string): TextKind {
  if (person !== undefined) return 'name';
  if (format === 'markdown' || format === 'country') return format;
  if (elements !== undefined && isMarkdown(text)) return 'markdown';
  return format === undefined && pattern === undefined && words === undefined ? 'prose' : 'other';
}
