import type { Path } from './parsed';
import type { SchemaNode } from './schemas';

/** A text of a record that its schema gives a format. */
export interface FormattedText {
  readonly format: string;
  readonly text: string;
  readonly path: Path;
}

/** Every text of `value` that `schema` gives a format (date, link, asset, markdown, …), with its path. */
export function* formattedTexts(value: unknown, schema: SchemaNode, path: Path = []): Generator<FormattedText> {
  if (typeof value === 'string') {
    if (schema.format !== undefined) yield { format: schema.format, text: value, path };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (schema.items) yield* formattedTexts(item, schema.items, [...path, index]);
    }
  } else if (isRecord(value)) {
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      if (value[name] !== undefined) yield* formattedTexts(value[name], child, [...path, name]);
    }
  }
}

/** A plain object, so that its fields may be looked up by name. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
