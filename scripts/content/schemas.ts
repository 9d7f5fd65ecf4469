import { readFileSync } from 'node:fs';
import { type CollectionName, collectionNames, collections, stem } from './collections';
import type { PictureUse } from './pictures/uses';

/** The part of JSON Schema (draft-07) that the collections' schemas use. */
export interface SchemaNode {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly description?: string;
  readonly format?: string;
  /** Of a text with the format "asset": how pages show the picture. */
  readonly picture?: PictureUse;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
}

/** A collection's schema: of the single object, or of one record. `title` is the generated type's name. */
export interface JsonSchema extends SchemaNode {
  readonly title: string;
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
}

const folder = new URL('../../data/schemas/', import.meta.url);

/** The schemas are the product's own, whatever folder the data comes from. */
export function readSchemas(): Readonly<Record<CollectionName, JsonSchema>> {
  const entries = collectionNames.map((name) => {
    const text = readFileSync(new URL(`${stem(collections[name])}.schema.json`, folder), 'utf8');
    return [name, JSON.parse(text)];
  });
  return Object.fromEntries(entries); // Object.fromEntries gives any: our own files, held to this shape by a test
}
