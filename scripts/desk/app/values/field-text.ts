import type { SchemaNode } from '../../../../shared/model/schema';
import type { ValueEdit, ValuePath } from '../../contract';

/** Writes a value as the text of a field. What a field cannot show is JSON. */
export function fieldText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Reads the text of a field. Text in place of a number stays text, so that the check can report it. */
function fieldValue(text: string, { type }: SchemaNode): unknown {
  const isNumber = (type === 'integer' || type === 'number') && /^[+-]?\d+(\.\d+)?$/.test(text.trim());
  return isNumber ? Number(text) : text;
}

/** Makes the edit that writes the text of a field; undefined if nothing changes. An empty field is removed. */
export function fieldEdit(path: ValuePath, was: unknown, text: string, schema: SchemaNode): ValueEdit | undefined {
  if (text === fieldText(was)) return undefined;
  if (text.trim() !== '') return { do: 'set', path, to: fieldValue(text, schema) };
  return was === undefined ? undefined : { do: 'remove', path };
}
