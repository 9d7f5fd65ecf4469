import type { PictureUse } from './pictures/uses';
import type { Role } from './roles';

/** `page`: headings from level 2, pictures, blocks of code and lines, beside what every text may have. */
export type TextElements = 'text' | 'page';

/**
 * The part of JSON Schema (draft-07) that the collections' schemas use, and keywords of our own: `elements`, `picture`,
 * `person`, `room`, `long`, `money`, `filledIn`. They say what stands in a field, so that rules, the diff and the build go by them and not
 * by names of collections; editors pass over them.
 */
export interface SchemaNode {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: SchemaNode;
  /** Of a text with the format "markdown": what may be in it; `text` if it is not given. Of any other: pages show it as Markdown. */
  readonly elements?: TextElements;
  /** Of a text with the format "asset": how pages show the picture. */
  readonly picture?: PictureUse;
  /** Of a text: the name of a person, and what the person does. */
  readonly person?: Role;
  /** Of a text: the id of a room that the record occupies, on its `date` from its `start` to its `end`. */
  readonly room?: true;
  /** Of a text: it may have paragraphs, as an abstract has. */
  readonly long?: true;
  /** Of a number: an amount that visitors pay. */
  readonly money?: true;
  /** Of a field that may be left out: the compiler fills it in (`complete/`), so that pages always find it. */
  readonly filledIn?: true;
}

/** A collection's schema: of the single object, or of one record. */
export interface JsonSchema extends SchemaNode {
  readonly $schema: string;
  readonly title: string;
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
}

/** The keywords that are not of JSON Schema: validators must know them, and pass over them. */
export const ownKeywords = [
  'elements',
  'picture',
  'person',
  'room',
  'long',
  'money',
  'filledIn',
] as const satisfies (keyof SchemaNode)[];
