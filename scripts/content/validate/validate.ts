import type { ValidateFunction } from 'ajv';
import { type CollectionName, collections } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';
import { withExchanged } from '../columns/exchange';
import { isRecord } from '../fields';
import type { Parsed, Path } from '../read/parsed';
import type { Diagnostic, Place, Range, Staged } from '../report/diagnostics';
import { collectInto, error, MOST_PROBLEMS } from '../report/diagnostics';
import { asFarAsReadable } from './as-far-as-readable';
import { type Days, dateContexts } from './date-order';
import { exchangedError } from './exchanged-error';
import { exchangedFields, type Fields, type Rejected } from './exchanged-fields';
import { fieldName } from './field-name';
import { withoutFollowUps } from './follow-ups';
import { formats } from './formats';
import { recordName } from './record-name';
import type { Rules } from './rules';
import { explainSchemaError } from './schema-messages';
import { dateAsMeant } from './spreadsheet';

/** A record that its schema accepted, with the places of its fields. */
export interface Entry<T = unknown> {
  readonly value: T;
  readonly at: (...path: Path) => Place;
}

/** One collection after validation. */
export interface Validated {
  readonly parsed: Parsed;
  /**
   * The valid records. Records with invalid values are included without these values, or with what was certainly meant. Of a single
   * object, one.
   */
  readonly entries: readonly Entry[];
  /** Whether the schema accepted all records unchanged. */
  readonly isWhole: boolean;
  /** The same, and records without a valid value for a required field, unchanged. */
  readonly rows: readonly Entry[];
  /** All records, including those with errors, so that references to these are not reported. */
  readonly all: readonly Entry[];
}

/** The collections whose files could be parsed. */
export type Collected = ReadonlyMap<CollectionName, Validated>;

/** Validates every record of every file against its schema. `validateEach` may be a memoised `validateFile`. */
export function validate(
  files: readonly Parsed[],
  { validatorOf }: Rules,
  validateEach = validateFile,
): Staged<Collected> {
  const diagnostics: Diagnostic[] = [];
  const collect = collectInto(diagnostics);
  const days = daysOf(files);
  const value = new Map(
    files.map((parsed) => [
      parsed.collection,
      collect(
        validateEach(parsed, validatorOf(parsed.collection), ...(parsed.collection === 'conference' ? [] : days)),
      ),
    ]),
  );
  return { value, diagnostics };
}

/** Returns the days of the conference as written, or as certainly meant. */
function daysOf(files: readonly Parsed[]): Days | [] {
  const conference = files.find(({ collection }) => collection === 'conference');
  const { start, end } = isRecord(conference?.value) ? conference.value : {};
  if (conference === undefined || typeof start !== 'string' || typeof end !== 'string') return [];
  const context = dateContexts(conference, undefined)('');
  const asMeant = (text: string) => {
    if (formats.date.test(text)) return text;
    const { to, isCertain } = dateAsMeant(text, context) ?? {};
    return isCertain ? to : undefined;
  };
  const [first, last] = [asMeant(start), asMeant(end)];
  return first === undefined || last === undefined ? [] : [first, last];
}

/** The most rows of another width that may be single mistakes. */
const FEW = 2;

/** Validates the records of one file. `start` and `end` are the days of the conference, if known. */
export function validateFile(parsed: Parsed, check: ValidateFunction, start?: string, end?: string): Staged<Validated> {
  const datesOf = dateContexts(parsed, start === undefined || end === undefined ? undefined : [start, end]);
  const { shape, schema } = collections[parsed.collection];
  const { value, file } = parsed;
  const place = (range: Range): Place => ({ file, range });
  if (shape === 'many' && !Array.isArray(value)) {
    const problem = error('wrong-shape', place(parsed.rangeOf([])), 'The file must hold a list.', {
      hint: 'Start each item with a hyphen and a space: "- id: …".',
    });
    const whole: Entry = { value, at: (...path) => place(parsed.rangeOf(path)) };
    return { value: { parsed, entries: [], isWhole: false, rows: [], all: [whole] }, diagnostics: [problem] };
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
  const rejected: Rejected[] = [];
  const entries = new Map<number, Entry>();
  for (const [index, entry] of all.slice(0, records.length).entries()) {
    if (check(entry.value)) entries.set(index, entry);
    else if (rejected.length < MOST_PROBLEMS) rejected.push({ index, value: entry.value, errors: check.errors ?? [] });
  }
  const isWhole = entries.size === all.length;
  // If rows have too many cells, values of other rows may be shifted as well.
  const exchanged =
    parsed.misread.length > FEW ? new Map<number, Fields>() : exchangedFields(rejected, records, schema, check);
  for (const { index, errors } of rejected) {
    if (diagnostics.length >= MOST_PROBLEMS) break;
    const fields = exchanged.get(index);
    const entry = all[index];
    if (fields !== undefined && entry !== undefined) {
      diagnostics.push(exchangedError(fields, entry));
      entries.set(index, exchangedBack(entry, fields, schema));
      continue;
    }
    const base: Path = shape === 'many' ? [index] : [];
    const meant = new Map<string, unknown>();
    for (const each of withoutFollowUps(errors).slice(0, MOST_PROBLEMS)) {
      const problem = explainSchemaError(each, base, parsed, datesOf);
      diagnostics.push(problem);
      if (problem.fix?.isCertain && problem.fix.from === String(each.data))
        meant.set(each.instancePath, typedAs(problem.fix.to, each.parentSchema?.type));
    }
    const readable = entry && asFarAsReadable(entry.value, check, meant);
    if (readable) entries.set(index, { value: readable.value, at: (...path) => entry.at(...readable.pathOf(path)) });
  }
  const inOrder = [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry);
  const rows = all.slice(0, records.length).map((entry, index) => entries.get(index) ?? entry);
  return { value: { parsed, entries: inOrder, isWhole, rows, all }, diagnostics };
}

/** Converts the text that was meant to its type. */
function typedAs(text: string, type: unknown): unknown {
  if (type === 'integer') return Number(text);
  return type === 'boolean' ? /^(?:yes|true)$/.test(text) : text;
}

/** Exchanges the values of two fields of a record. Each value keeps the place where it was written. */
function exchangedBack({ value, at }: Entry, [one, other]: Fields, schema: JsonSchema): Entry {
  const written = new Map<unknown, string>([
    [one, other],
    [other, one],
  ]);
  return {
    value: isRecord(value) ? withExchanged(value, [one, other], schema) : value,
    at: (...path) => at(...path.map((step, index) => (index === 0 ? (written.get(step) ?? step) : step))),
  };
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
