import type { PictureUse } from './pictures/uses';
import type { Role } from './roles';

/** `page` allows more than `text`: headings from level 2, pictures, code blocks and lines. */
export type TextElements = 'text' | 'page';

/**
 * The subset of JSON Schema (draft-07) that our schemas use, and keywords of our own: `elements`, `picture`, `person`,
 * `room`, `long`, `money`, `filledIn`. They describe the meaning of a field, so that rules, diff and build need no
 * names of collections. Editors ignore them.
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
  /**
   * For the format "markdown": which elements are allowed; default `text`. For other texts: pages show it as Markdown.
   */
  readonly elements?: TextElements;
  /** For the format "asset": how pages show the picture. */
  readonly picture?: PictureUse;
  /** The field holds the name of a person with this role. */
  readonly person?: Role;
  /** The field holds the id of a room that the record occupies, on its `date` from `start` to `end`. */
  readonly room?: true;
  /** The text may have paragraphs, as an abstract has. */
  readonly long?: true;
  /** The number is an amount that visitors pay. */
  readonly money?: true;
  /** The field is optional, and the compiler fills it in (`complete/`), so that pages always find it. */
  readonly filledIn?: true;
}

/** The schema of a record, or of the single object. */
export interface JsonSchema extends SchemaNode {
  readonly $schema: string;
  readonly title: string;
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
}

/** Keywords that are not part of JSON Schema. Validators must accept and ignore them. */
export const ownKeywords = [
  'elements',
  'picture',
  'person',
  'room',
  'long',
  'money',
  'filledIn',
] as const satisfies (keyof SchemaNode)[];
