import { type CollectionName, collections } from '../collections';
import { isRecord } from '../fields';
import { type Diagnostic, error, MOST_PROBLEMS, type Staged } from '../report/diagnostics';
import { didYouMean, type NearMiss } from '../report/nearest';
import { nearestAmong } from '../report/nearest-among';
import type { Collected, Entry, Validated } from '../validate/validate';
import { papersWithoutSession } from './paper-without-session';

/** Joins the collections: every key is unique, every reference leads to a record. */
export function link(collected: Collected): Staged<Collected> {
  const diagnostics = [...collected].flatMap(([name, { rows, all }]) => {
    const { key, references = {}, twice } = collections[name];
    const leadingNowhere = Object.entries(references).flatMap(([field, target]) => {
      const known = collected.get(target);
      return known ? unknownReferences(rows, field, target, known) : [];
    });
    return [...(key ? duplicateKeys(all, key, twice) : []), ...leadingNowhere];
  });
  diagnostics.push(...papersWithoutSession(collected));
  return { value: collected, diagnostics };
}

/** The text that names a record, or undefined where a part of it is missing. */
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

function duplicateKeys(entries: readonly Entry[], fields: readonly string[], twice: string | undefined): Diagnostic[] {
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
    const hint = twice ?? 'Give one of the two another one.';
    diagnostics.push(error('duplicate-key', entry.at(lastField), message, { hint, related }));
  }
  return diagnostics;
}

function unknownReferences(
  entries: readonly Entry[],
  field: string,
  target: CollectionName,
  known: Validated,
): Diagnostic[] {
  const { key = [], file } = collections[target];
  const keys = new Set(known.all.map((entry) => keyOf(entry, key)));
  // The record that is meant may be the one whose key cannot be read.
  if (keys.delete(undefined)) return [];
  const candidates = [...keys].filter((name) => name !== undefined);
  const diagnostics: Diagnostic[] = [];
  const nearest = nearestAmong(candidates);
  const remedies = new Map<string, NearMiss>();
  const remedyFor = (name: string): NearMiss => {
    const hint = firstRow(target, name, known);
    return hint === '' ? didYouMean(name, candidates, nearest) : { hint };
  };
  for (const entry of entries) {
    if (diagnostics.length >= MOST_PROBLEMS) break;
    const value = isRecord(entry.value) ? entry.value[field] : undefined;
    if (value === undefined || keys.has(String(value))) continue;
    const isList = Array.isArray(value);
    const values: readonly unknown[] = isList ? value : [value];
    for (const [index, each] of values.entries()) {
      if (keys.has(String(each))) continue;
      const name = String(each);
      const message = `There is no ${key.join(' and ')} "${name}" in ${file}.`;
      // All papers of a renamed session need the same hint.
      const remedy = remedies.get(name) ?? remedyFor(name);
      remedies.set(name, remedy);
      diagnostics.push(error('unknown-reference', entry.at(field, ...(isList ? [index] : [])), message, remedy));
    }
  }
  return diagnostics;
}

/** How to write the first record of a file, where a reference finds none. */
function firstRow(target: CollectionName, name: string, { all }: Validated): string {
  const { file, format, key = [], schema } = collections[target];
  if (all.length > 0) return '';
  const record = format === 'csv' ? 'a row' : 'an entry';
  const columns = Object.keys(schema.properties).filter((field) => schema.required.includes(field));
  const header = format === 'csv' ? ` Its first line names the columns: ${columns.join(',')}.` : '';
  return `Add ${record} with the ${key.join(' and ')} "${name}" to ${file}, or make that file.${header}`;
}
