import { type CollectionName, collections } from '../../../shared/model/collections';
import { isRecord } from '../fields';
import { type Diagnostic, error, MOST_PROBLEMS, type Place, type Staged, startOfFile } from '../report/diagnostics';
import { didYouMean, type NearMiss } from '../report/nearest';
import { nearestAmong } from '../report/nearest-among';
import { say } from '../report/say';
import type { Collected, Entry, Validated } from '../validate/validate';
import { checkContributions, presentable } from './contributions';

/** Links the collections: checks that every key is unique, and that every reference leads to a record. */
export function link(collected: Collected): Staged<Collected> {
  const intoEmpty = new Map<CollectionName, Place[]>();
  const diagnostics = [...collected].flatMap(([name, own]) => {
    const { rows, all } = own;
    const { key, references = {}, duplicateHint } = collections[name];
    const leadingNowhere = Object.entries(references).flatMap(([field, target]) => {
      const known = target === 'papers' ? presentable(collected) : collected.get(target);
      if (known === undefined) return [];
      if (!hasHeaderOnly(known)) return unknownReferences(own, field, target, known);
      const places = rows.filter(({ value }) => isRecord(value) && value[field] !== undefined);
      intoEmpty.set(target, [...(intoEmpty.get(target) ?? []), ...places.map(({ at }) => at(field))]);
      return [];
    });
    return [...(key ? duplicateKeys(all, key, duplicateHint) : []), ...leadingNowhere];
  });
  for (const [target, places] of intoEmpty) diagnostics.push(...emptied(target, collected.get(target), places));
  diagnostics.push(...checkContributions(collected));
  return { value: collected, diagnostics };
}

/** Tells whether a table has column names but no rows, which may be lost. */
const hasHeaderOnly = ({ parsed, all }: Validated) =>
  all.length === 0 && collections[parsed.collection].format === 'csv' && parsed.text.trim() !== '';

/** Reports a table without rows once, and not once for each cell that refers to a row. */
function emptied(target: CollectionName, known: Validated | undefined, places: readonly Place[]): Diagnostic[] {
  const [first] = places;
  if (known === undefined || first === undefined) return [];
  const { file } = collections[target];
  const others = places.length === 1 ? 'one cell refers to one' : `${places.length} cells refer to them`;
  return [
    error('empty-file', { file: known.parsed.file, range: startOfFile }, `${file} has no rows, and ${others}.`, {
      hint: 'Put its rows back if they were lost, or empty the cells that refer to them.',
      related: [{ ...first, message: places.length === 1 ? 'It is here.' : 'The first is here.' }],
    }),
  ];
}

/** Returns the key of a record; undefined if a part of it is missing. */
function keyOf(entry: Entry, fields: readonly string[]): string | undefined {
  const { value } = entry;
  if (!isRecord(value)) return undefined;
  let key: string | undefined;
  for (const field of fields) {
    const part = value[field];
    // A list or a group is no key.
    if (part === undefined || part === null || typeof part === 'object') return undefined;
    key = key === undefined ? String(part) : `${key} / ${part}`;
  }
  return key;
}

function duplicateKeys(
  entries: readonly Entry[],
  fields: readonly string[],
  duplicateHint: string | undefined,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const first = new Map<string, Entry>();
  const lastField = fields.at(-1) ?? '';
  for (const entry of entries) {
    if (diagnostics.length >= MOST_PROBLEMS) break;
    const key = keyOf(entry, fields);
    if (key === undefined) continue;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, entry);
      continue;
    }
    const related = [{ ...earlier.at(lastField), message: 'First used here.' }];
    const message = `The ${fields.join(' and ')} "${key}" is used twice.`;
    const hint = duplicateHint ?? 'Give one of the two another one.';
    diagnostics.push(error('duplicate-key', entry.at(lastField), message, { hint, related }));
  }
  return diagnostics;
}

function unknownReferences(
  { rows, all }: Validated,
  field: string,
  target: CollectionName,
  known: Validated,
): Diagnostic[] {
  const { key = [], file } = collections[target];
  const files = target === 'papers' ? `${file} or ${collections.listedContributions.file}` : file;
  const keys = new Set(known.all.map((entry) => keyOf(entry, key)));
  // The reference may mean the record whose key cannot be read.
  if (keys.delete(undefined)) return [];
  const candidates = [...keys].filter((name) => name !== undefined);
  const diagnostics: Diagnostic[] = [];
  const nearest = nearestAmong(candidates);
  const remedies = new Map<string, NearMiss>();
  const named = keysByName(known, key);
  const remedyFor = (name: string): NearMiss => {
    const meant = named.get(name.toLowerCase());
    if (meant !== undefined)
      return { hint: `Did you mean "${meant}"?`, fix: { from: name, to: meant, isCertain: false } };
    const hint = firstRow(target, name, known);
    return hint === '' ? didYouMean(name, candidates, nearest) : { hint };
  };
  const seen = new Set<string>();
  const report = (entry: Entry, isExpected: (name: string) => boolean) => {
    const value = isRecord(entry.value) ? entry.value[field] : undefined;
    if (value === undefined || keys.has(String(value))) return;
    const isList = Array.isArray(value);
    const values: readonly unknown[] = isList ? value : [value];
    for (const [index, each] of values.entries()) {
      const name = String(each);
      if (keys.has(name) || !isExpected(name)) continue;
      const place = entry.at(field, ...(isList ? [index] : []));
      const { line, column } = place.range;
      if (seen.has(`${line}:${column}`)) continue;
      seen.add(`${line}:${column}`);
      const message = say`There is no ${key.join(' and ')} "${name}" in ${files}.`;
      // All papers of a renamed session need the same hint.
      const remedy = remedies.get(name) ?? remedyFor(name);
      remedies.set(name, remedy);
      diagnostics.push(error('unknown-reference', place, message, remedy));
    }
  };
  for (const entry of rows) if (diagnostics.length < MOST_PROBLEMS) report(entry, () => true);
  // A name instead of an id mostly has an invalid form, so that `rows` lacks it.
  for (const entry of all)
    if (diagnostics.length < MOST_PROBLEMS) report(entry, (name) => named.has(name.toLowerCase()));
  return diagnostics;
}

/** Maps names and titles in lower case to keys of records, for users who write a name instead of an id. */
function keysByName({ all }: Validated, key: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const several = new Set<string>();
  for (const entry of all) {
    const { value } = entry;
    const id = keyOf(entry, key);
    if (id === undefined || key.length !== 1 || !isRecord(value)) continue;
    for (const field of ['name', 'title', 'label', 'number']) {
      const name = String(value[field] ?? '').toLowerCase();
      if (name === '') continue;
      if (found.has(name) && found.get(name) !== id) several.add(name);
      found.set(name, id);
    }
  }
  for (const name of several) found.delete(name);
  return found;
}

/** Says how to write the first record of a file that has none. */
function firstRow(target: CollectionName, name: string, { all }: Validated): string {
  const { file, format, key = [], schema } = collections[target];
  if (all.length > 0) return '';
  const record = format === 'csv' ? 'a row' : 'an entry';
  const columns = Object.keys(schema.properties).filter((field) => schema.required.includes(field));
  const header = format === 'csv' ? ` Its first line names the columns: ${columns.join(',')}.` : '';
  return `Add ${record} with the ${key.join(' and ')} "${name}" to ${file}, or make that file.${header}`;
}
