import type { PictureUse } from '../../shared/model/pictures/uses';
import type { SchemaNode, TextElements } from '../../shared/model/schema';
import type { Path } from './read/parsed';

/** A text of a record, and the format that its schema gives it. */
export interface SchemaText {
  readonly format: string | undefined;
  /** How pages show the picture that the text names; undefined if it names none. */
  readonly picture?: PictureUse | undefined;
  /** The elements that a Markdown text may have. */
  readonly elements?: TextElements | undefined;
  readonly text: string;
  readonly path: Path;
}

/** A text of a record that its schema gives a format. */
export interface FormattedText extends SchemaText {
  readonly format: string;
}

/** Every text of `value`, with its path. */
export function* textsOf(value: unknown, schema: SchemaNode, path: Path = []): Generator<SchemaText> {
  if (typeof value === 'string') {
    yield { format: schema.format, picture: schema.picture, elements: schema.elements, text: value, path };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (schema.items) yield* textsOf(item, schema.items, [...path, index]);
    }
  } else if (isRecord(value)) {
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      if (value[name] !== undefined) yield* textsOf(value[name], child, [...path, name]);
    }
  }
}

/** A copy of `value` with the part at `path` replaced. */
export function replaced(value: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, part) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, part) } : value;
}

/** The formats that stages after validation look at; dates and times are held to theirs by the schemas alone. */
const FOLLOWED: ReadonlySet<string | undefined> = new Set(['link', 'asset', 'markdown']);

/** Every link, asset and Markdown text of `value`, with its path. */
export function* formattedTexts(value: unknown, schema: SchemaNode): Generator<FormattedText> {
  for (const found of textsOf(value, followedPart(schema))) {
    if (FOLLOWED.has(found.format)) yield found as FormattedText; // just tested
  }
}

const followedParts = new WeakMap<SchemaNode, SchemaNode>();

/** The schema without its fields that hold no such text: papers have many, and there are many papers. */
function followedPart(schema: SchemaNode): SchemaNode {
  const known = followedParts.get(schema);
  if (known) return known;
  const fields = Object.entries(schema.properties ?? {}).filter(([, child]) => hasFormats(child));
  const part = schema.properties === undefined ? schema : { ...schema, properties: Object.fromEntries(fields) };
  followedParts.set(schema, part);
  return part;
}

const withFormats = new WeakMap<SchemaNode, boolean>();

/** Whether any text of a record can have a format: most tables have none, and many rows. */
export function hasFormats(schema: SchemaNode): boolean {
  const known = withFormats.get(schema);
  if (known !== undefined) return known;
  const children = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  const has = FOLLOWED.has(schema.format) || children.some(hasFormats);
  withFormats.set(schema, has);
  return has;
}

/** A plain object, so that its fields may be looked up by name. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
