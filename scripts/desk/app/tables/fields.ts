import { type CollectionName, collections } from '../../../../shared/model/collections';
import type { SchemaNode, TextElements } from '../../../../shared/model/schema';
import { isSameName } from '../../edit/match-rows';

/** What a column holds, by which its editor is chosen. */
export interface Field {
  /** The name that the schema has, or that of the file if the schema has none. */
  readonly name: string;
  readonly isKnown: boolean;
  readonly isRequired: boolean;
  /** A new table begins with it: it has to be there, names people or refers to other records. */
  readonly isCommon: boolean;
  readonly description: string;
  readonly kind: 'text' | 'choice' | 'reference' | 'list' | 'date' | 'time' | 'long';
  /** The words that a choice has. */
  readonly values: readonly string[];
  /** The collection to which it refers. */
  readonly refersTo: CollectionName | undefined;
  /** It holds names of people. */
  readonly isOfPeople: boolean;
  /** It holds the address of a picture. */
  readonly isPicture: boolean;
  /** Elements of Markdown that pages show; undefined if it is no Markdown. */
  readonly elements: TextElements | undefined;
}

/** Describes a column of a collection. */
export function fieldOf(collection: CollectionName, column: string): Field {
  const { schema, references = {} } = collections[collection];
  const name = Object.keys(schema.properties).find((known) => isSameName(known, column));
  const node = name === undefined ? undefined : schema.properties[name];
  const refersTo = name === undefined ? undefined : references[name];
  const isRequired = name !== undefined && schema.required.includes(name);
  const isOfPeople = node?.person !== undefined || node?.items?.person !== undefined;
  return {
    name: name ?? column,
    isKnown: node !== undefined,
    isRequired,
    isCommon: isRequired || isOfPeople || refersTo !== undefined,
    description: node?.description ?? '',
    kind: node ? kindOf(node, refersTo) : 'text',
    values: node?.type === 'boolean' ? ['yes', 'no'] : (node?.enum ?? []),
    refersTo,
    isOfPeople,
    isPicture: node?.picture !== undefined,
    elements: node?.elements ?? (node?.format === 'markdown' ? 'text' : undefined),
  };
}

function kindOf(
  { type, enum: words, format, long, elements }: SchemaNode,
  refersTo: string | undefined,
): Field['kind'] {
  if (type === 'array') return 'list';
  if (words !== undefined || type === 'boolean') return 'choice';
  if (refersTo !== undefined) return 'reference';
  if (long || elements !== undefined || format === 'markdown') return 'long';
  if (format === 'date') return 'date';
  return format === 'time' || format === 'end-time' ? 'time' : 'text';
}

/** Returns the column that identifies a row: that of the key, else the first. */
export function keyColumnOf(collection: CollectionName, columns: readonly string[]): number {
  const [key = ''] = collections[collection].key ?? [];
  return Math.max(
    0,
    columns.findIndex((column) => isSameName(column, key)),
  );
}

/** Lists the columns that a table of a collection may have. */
export function fieldsOf(collection: CollectionName): readonly Field[] {
  const { properties } = collections[collection].schema;
  return Object.keys(properties).map((name) => fieldOf(collection, name));
}
