import type { SchemaNode } from '../../../../shared/model/schema';
import { isRecord } from '../../../content/fields';

/** How a field is edited. */
export type FieldKind =
  | 'line'
  | 'paragraphs'
  | 'number'
  | 'switch'
  | 'choice'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'colour'
  | 'picture'
  | 'person'
  | 'object'
  | 'list';

const KINDS_OF_FORMATS: Readonly<Record<string, FieldKind>> = {
  date: 'date',
  time: 'time',
  'end-time': 'time',
  'night-hour': 'time',
  'local-date-time': 'datetime-local',
  colour: 'colour',
  markdown: 'paragraphs',
};

/** Says how a field is edited, by its schema. */
export function kindOf({ type, enum: values, person, picture, long, format = '' }: SchemaNode): FieldKind {
  if (type === 'object') return 'object';
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  if (values) return 'choice';
  if (person) return 'person';
  if (picture) return 'picture';
  return KINDS_OF_FORMATS[format] ?? (long ? 'paragraphs' : 'line');
}

/** Whether a field holds words that people read, not an id, an address or a date, which are written from left to right. */
export const isProse = ({ type, format, pattern, enum: values }: SchemaNode): boolean =>
  type === 'string' &&
  pattern === undefined &&
  values === undefined &&
  [undefined, 'markdown', 'country'].includes(format);

/** The fields of an object. */
interface FormFields {
  /** Fields to show, in the order of the schema. */
  readonly shown: readonly string[];
  /** Fields that can be added. */
  readonly offered: readonly string[];
  /** Keys that the schema does not know. */
  readonly unknown: readonly string[];
}

/**
 * Lists the fields of an object: those that it has or must have, and those that were added to the form.
 *
 * @param added names of fields that stay in the form though they are empty
 */
export function formFields(schema: SchemaNode, value: unknown, added: ReadonlySet<string>): FormFields {
  const names = Object.keys(schema.properties ?? {});
  const keys = isRecord(value) ? Object.keys(value) : [];
  const isShown = (name: string) => keys.includes(name) || schema.required?.includes(name) || added.has(name);
  return {
    shown: names.filter(isShown),
    offered: names.filter((name) => !isShown(name)),
    unknown: keys.filter((key) => !names.includes(key)),
  };
}

/** Makes a label of the name of a field: `menuLabel` becomes "Menu label". */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
