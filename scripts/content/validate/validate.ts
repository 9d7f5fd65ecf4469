import type { ValidateFunction } from 'ajv';
import { type CollectionName, collections } from '../collections';
import type { Parsed, Path } from '../read/parsed';
import type { Diagnostic, Place, Range, Staged } from '../report/diagnostics';
import { collectInto, error, MOST_PROBLEMS } from '../report/diagnostics';
import { exchangedFields, type Fields, type Refused } from './exchanged-fields';
import { fieldName } from './field-name';
import { withoutFollowUps } from './follow-ups';
import { recordName } from './record-name';
import type { Rules } from './rules';
import { explainSchemaError } from './schema-messages';
import { tellExchanged } from './tell-exchanged';

/** A record that its schema accepted, with the places of its fields. */
export interface Entry<T = unknown> {
  readonly value: T;
  readonly at: (...path: Path) => Place;
}

/** One collection after validation. */
export interface Validated {
  readonly parsed: Parsed;
  /** The records that the schema accepted; of a single object, one. */
  readonly entries: readonly Entry[];
  /** All records, those with mistakes too: a reference to one of those is not a mistake of its own. */
  readonly all: readonly Entry[];
}

/** The collections whose files could be parsed. */
export type Collected = ReadonlyMap<CollectionName, Validated>;

/** Holds every record of every file against its schema, with `validateFile` or one that does the same, and sorts out those that pass. */
export function validate(
  files: readonly Parsed[],
  { validatorOf }: Rules,
  validateEach = validateFile,
): Staged<Collected> {
  const diagnostics: Diagnostic[] = [];
  const collect = collectInto(diagnostics);
  const value = new Map(
    files.map((parsed) => [parsed.collection, collect(validateEach(parsed, validatorOf(parsed.collection)))]),
  );
  return { value, diagnostics };
}

/** A row of another width may be one slip; more of them are a habit. */
const FEW = 2;

/** The same for the records of one file. */
export function validateFile(parsed: Parsed, check: ValidateFunction): Staged<Validated> {
  const { shape, schema } = collections[parsed.collection];
  const { value, file } = parsed;
  const place = (range: Range): Place => ({ file, range });
  if (shape === 'many' && !Array.isArray(value)) {
    const problem = error('wrong-shape', place(parsed.rangeOf([])), 'The file must hold a list.', {
      hint: 'Start each item with a hyphen and a space: "- id: …".',
    });
    const whole: Entry = { value, at: (...path) => place(parsed.rangeOf(path)) };
    return { value: { parsed, entries: [], all: [whole] }, diagnostics: [problem] };
  }
  const records: readonly unknown[] =
    Array.isArray(value) && shape === 'many' ? value : value === undefined ? [] : [value];
  const diagnostics: Diagnostic[] = [];
  const all = [...records, ...parsed.misread].map(
    (record, index): Entry => ({
      value: record,
      at: placeFinder(parsed, record, shape === 'many' ? index : undefined),
    }),
  );
  const refused: Refused[] = [];
  const entries = all.slice(0, records.length).filter(({ value: record }, index) => {
    if (check(record)) return true;
    if (refused.length < MOST_PROBLEMS) refused.push({ index, value: record, errors: check.errors ?? [] });
    return false;
  });
  // Where rows have too many cells, others may have slipped as well.
  const exchanged =
    parsed.misread.length > FEW ? new Map<number, Fields>() : exchangedFields(refused, records, schema, check);
  for (const { index, errors } of refused) {
    if (diagnostics.length >= MOST_PROBLEMS) break;
    const fields = exchanged.get(index);
    const entry = all[index];
    if (fields !== undefined && entry !== undefined) {
      diagnostics.push(tellExchanged(fields, entry));
      continue;
    }
    const base: Path = shape === 'many' ? [index] : [];
    const problems = withoutFollowUps(errors).slice(0, MOST_PROBLEMS);
    for (const each of problems) diagnostics.push(explainSchemaError(each, base, parsed));
  }
  return { value: { parsed, entries, all }, diagnostics };
}

function placeFinder(parsed: Parsed, value: unknown, index: number | undefined): Entry['at'] {
  return (...path) => {
    const whole = index === undefined ? path : [index, ...path];
    return {
      file: parsed.fileOf?.(whole) ?? parsed.file,
      range: parsed.rangeOf(whole),
      field: fieldName(parsed.collection, whole),
      record: recordName(parsed, index, value),
    };
  };
}
