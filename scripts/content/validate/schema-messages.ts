import type { ErrorObject } from 'ajv';
import { collections } from '../../../shared/model/collections';
import type { SchemaNode } from '../../../shared/model/schema';
import type { Parsed, Path } from '../read/parsed';
import { type Diagnostic, error, type Place } from '../report/diagnostics';
import { didYouMean, type NearMiss, nearest } from '../report/nearest';
import { fieldName } from './field-name';
import { type FormatName, misfit } from './formats';
import { fixOf } from './meant';
import { recordName } from './record-name';
import { amountAsMeant, type DateContext, isPowerOfTen, numberAsMeant } from './spreadsheet';
import { yesOrNoAsMeant } from './yes-or-no';

interface Problem {
  /** The value, as messages show it. */
  readonly found: string;
  readonly data: unknown;
  /** "the column" or "the field", with its name. */
  readonly field: string;
  readonly inTable: boolean;
  readonly params: Readonly<Record<string, unknown>>;
  readonly schema: SchemaNode;
  readonly at: Place;
  /** The text after a `#` in place of the value, which YAML reads as a comment. */
  readonly comment: string | undefined;
  readonly dates: () => DateContext;
}

/** The pattern of ids. Their descriptions state their purpose, and not their form. */
const ID = '^[A-Za-z0-9][A-Za-z0-9-]*$';

/** Describes the purpose of a field, which is not a hint by itself. */
const holds = ({ description }: SchemaNode) => (description === undefined ? '' : `It holds: ${description}`);

/** Says how to fill in an empty value. */
const fillIn = (schema: SchemaNode) => `${fillings[schema.type] ?? 'Fill it in.'} ${holds(schema)}`.trimEnd();

const fillings: Partial<Record<SchemaNode['type'], string>> = {
  array: 'Write below it an item for each, after a hyphen and a space.',
  object: 'Write its fields below it, indented by two spaces.',
  boolean: 'Write true or false.',
};

/** Says how to write a missing field. */
function missing(name: string, field: SchemaNode = { type: 'string' }, inTable: boolean): string {
  if (inTable) return fillIn(field);
  const shape = shapes[field.type] ?? `a line "${name}: …"`;
  return `Add ${shape.replace('NAME', name)}. ${holds(field)}`.trimEnd();
}

const shapes: Partial<Record<SchemaNode['type'], string>> = {
  array: 'a line "NAME:", and below it an item for each, after a hyphen and a space',
  object: 'a line "NAME:", and below it its fields, indented by two spaces',
};

/** Messages by JSON Schema keyword. */
const wordings: Readonly<Record<string, (problem: Problem) => Diagnostic>> = {
  // ajv rejects unknown formats.
  format: ({ data, found, params, at, dates }) => misfit(params.format as FormatName, String(data), at, found, dates()),
  enum: ({ found, params, at }) =>
    error(
      'not-in-list',
      at,
      `${found} is not one of the allowed values.`,
      oneOf(found.slice(1, -1), params.allowedValues as string[]), // ajv's contract for enum
    ),
  type: ({ data, found, field, inTable, params, schema, at, comment }) => {
    if (data === null) {
      const hint =
        comment === undefined
          ? fillIn(schema)
          : `In YAML, # begins a comment. Write the value between quotation marks: ${JSON.stringify(comment)}.`;
      return error('missing-value', at, `${sentence(field)} is empty.`, { hint });
    }
    const type = String(params.type);
    const kind = (inTable ? undefined : typeNames[`${type} in YAML`]) ?? typeNames[type] ?? typeNames.string;
    const asMeant =
      type === 'boolean'
        ? yesOrNoAsMeant(data, inTable)
        : type === 'integer' && typeof data === 'string'
          ? numberAsMeant(data)
          : type === 'number' && typeof data === 'string'
            ? amountAsMeant(data)
            : undefined;
    return error('wrong-type', at, `${found} is not ${kind?.expected}, as ${field} needs.`, {
      fix: asMeant && fixOf(String(data), asMeant),

      hint:
        asMeant?.hint ??
        (type === 'integer' && turned(data)
          ? `A spreadsheet or a keyboard has put decimals into it, or made it of something else. Write a whole number. ${AS_TEXT}`
          : undefined) ??
        (type === 'object' && schema.properties && field.includes('the field')
          ? groupOf(schema.properties)
          : kind?.hint),
    });
  },
  pattern: ({ data, found, field, params, schema, at }) =>
    error('wrong-form', at, `${found} does not have the form that ${field} needs.`, {
      hint: isPowerOfTen(data)
        ? `A spreadsheet has made it of ${turnedBack(data) ?? 'a long number, whose last digits are lost here'}${turnedBack(data) === undefined ? '' : ', or of a number near it'}. ${AS_TEXT}`
        : params.pattern === ID
          ? 'Write letters, digits and hyphens only.'
          : `Write it in this form. ${holds(schema)}`,
    }),
  minLength: ({ field, schema, at }) =>
    error('missing-value', at, `${sentence(field)} is empty.`, { hint: fillIn(schema) }),
  minItems: ({ field, schema, at }) =>
    error('missing-value', at, `${sentence(field)} has no entries.`, {
      hint: `Write at least one, on a line of its own after a hyphen and a space. ${holds(schema)}`,
    }),
  minimum: ({ found, field, params, at }) =>
    error('out-of-range', at, `${found} is too small for ${field}.`, { hint: `It must be at least ${params.limit}.` }),
  maximum: ({ found, field, params, at }) =>
    error('out-of-range', at, `${found} is too large for ${field}.`, { hint: `It must be at most ${params.limit}.` }),
};

/** How to keep spreadsheets from rewriting values. */
const AS_TEXT = 'Format the column as text first, and then type it again: a spreadsheet leaves texts alone.';

/** Returns the whole number that a spreadsheet wrote as a power of ten, if no digits were lost. */
function turnedBack(data: string): string | undefined {
  const number = Number(data.replace(',', '.'));
  return Number.isSafeInteger(number) ? String(number) : undefined;
}

/** Tells whether a spreadsheet probably rewrote a whole number as decimals, a power of ten, or a day of a month. */
const turned = (data: unknown) =>
  typeof data === 'string' && /^\d+[.,]\d{1,2}$|^\d(?:[.,]\d+)?E[+]?\d+$|^\d{1,2}[-/ ]\p{L}{3,}\.?$/iu.test(data);

/** Says how to write a group of fields. */
const groupOf = (fields: NonNullable<SchemaNode['properties']>) =>
  `Write its fields below it, each on its own line and indented by two spaces: ${Object.keys(fields)
    .map((name) => `"${name}: …"`)
    .join(', ')}.`;

const typeNames: Readonly<Record<string, { expected: string; hint: string }>> = {
  integer: { expected: 'a whole number', hint: 'Write digits only, without a currency, spaces or decimals.' },
  number: {
    expected: 'an amount',
    hint: 'Write digits, and a point before the decimals, without a currency or spaces: 59.50. The payment form takes two decimals at most.',
  },
  boolean: { expected: 'yes or no', hint: 'Write yes or no.' },
  'boolean in YAML': { expected: 'true or false', hint: 'Write true or false, without quotation marks.' },
  string: { expected: 'a text', hint: 'Put it between quotation marks if it looks like a number or a date.' },
  array: { expected: 'a list', hint: 'Start each item on its own line with a hyphen and a space.' },
  object: { expected: 'a group of fields', hint: 'Write each field on its own line as "name: value".' },
};

/** Converts an error of ajv in the record at `base` to a diagnostic for organisers, at the place of the cell or key. */
export function explainSchemaError(
  problem: ErrorObject,
  base: Path,
  parsed: Parsed,
  datesOf: (field: string) => DateContext = () => ({}),
): Diagnostic {
  const path = [...base, ...fromPointer(problem.instancePath)];
  const index = typeof base[0] === 'number' ? base[0] : undefined;
  const inTable = collections[parsed.collection].format === 'csv';
  const noun = inTable ? 'column' : 'field';
  const place = (range: Place['range'], to: Path = path): Place => ({
    file: parsed.fileOf?.(to) ?? parsed.file,
    range,
    field: fieldName(parsed.collection, to),
    record: recordName(
      parsed,
      index,
      Array.isArray(parsed.value) && index !== undefined ? parsed.value[index] : undefined,
    ),
  });
  const schema = (problem.parentSchema ?? {}) as SchemaNode; // verbose: true fills it in

  if (problem.keyword === 'required') {
    const name = String(problem.params.missingProperty);
    const message = inTable ? `The column "${name}" is empty in this row.` : `The field "${name}" is missing.`;
    const hint = missing(name, schema.properties?.[name], inTable);
    const at = inTable ? parsed.rangeOf([...path, name]) : firstLine(parsed.rangeOf(path));
    return error('missing-value', place(at, [...path, name]), message, { hint });
  }
  if (problem.keyword === 'additionalProperties') {
    const name = String(problem.params.additionalProperty);
    const message = `There is no ${noun} "${name}" here.`;
    const remedy = didYouMean(name, Object.keys(schema.properties ?? {}));
    return error('unknown-field', place(parsed.keyRangeOf([...path, name]), [...path, name]), message, remedy);
  }
  const word = wordings[problem.keyword];
  if (word === undefined) throw new Error(`No wording for the schema keyword "${problem.keyword}"`);
  return word({
    found: describe(problem.data),
    data: problem.data,
    field: nameOf(path, noun),
    inTable,
    params: problem.params,
    schema,
    at: place(parsed.rangeOf(path)),
    comment: problem.data === null ? commentAt(place(parsed.rangeOf(path)), parsed) : undefined,
    dates: () => datesOf(String(path.findLast((step) => typeof step === 'string') ?? '')),
  });
}

/** Returns the comment on the line of an empty value. */
function commentAt({ file, range }: Place, { text, parts }: Parsed): string | undefined {
  const source = parts?.find((part) => part.file === file)?.text ?? text;
  return /(?::|^\s*-)\s+(#\S.*)$/.exec(source.split('\n', range.line)[range.line - 1] ?? '')?.[1]?.trim();
}

/** Names "the column" or "the field" of a path, or a list item in it. */
function nameOf(path: Path, noun: string): string {
  const name = path.findLast((step) => typeof step === 'string');
  const last = path.at(-1);
  if (name === undefined) return `the ${path.length === 0 ? 'file' : 'item'}`;
  return `${typeof last === 'number' ? `entry ${last + 1} of ` : ''}the ${noun} "${name}"`;
}

/** Shows a text or number; a list or group only by its kind, since it may be the whole file. */
function describe(data: unknown): string {
  if (Array.isArray(data)) return 'A list';
  if (typeof data === 'object') return 'A group of fields';
  return JSON.stringify(data) ?? 'Nothing';
}

/** Lists all allowed values, with the nearest one first if there is one. */
function oneOf(found: string, allowed: readonly string[]): NearMiss {
  const near = nearest(found, allowed);
  const all = `Allowed: ${allowed.join(', ')}.`;
  return near === undefined ? { hint: all } : { ...didYouMean(found, [near]), hint: `Did you mean "${near}"? ${all}` };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the first line of a range, as the place of a missing field. */
const firstLine = (range: Place['range']): Place['range'] =>
  range.endLine === range.line ? range : { ...range, endLine: range.line, endColumn: range.column + 1 };

/** Converts a JSON Pointer (RFC 6901) to a path. */
function fromPointer(pointer: string): Path {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return /^\d+$/.test(name) ? Number(name) : name;
  });
}
