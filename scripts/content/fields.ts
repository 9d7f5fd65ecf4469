import type { PictureUse } from '../../shared/model/pictures/uses';
import type { SchemaNode, TextElements } from '../../shared/model/schema';
import type { Path } from './read/parsed';

/** A text of a record, with the facts that its schema states about it. */
export interface SchemaText {
  readonly format: string | undefined;
  /** How pages show the picture that the text names; undefined for other texts. */
  readonly picture?: PictureUse | undefined;
  /** The elements that a Markdown text may have. */
  readonly elements?: TextElements | undefined;
  readonly text: string;
  readonly path: Path;
}

/** A text of a record whose schema states a format. */
export interface FormattedText extends SchemaText {
  readonly format: string;
}

/** Finds every text in `value`, with its path. */
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

/** Copies `value` with the part at `path` replaced. */
export function replaced(value: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, part) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, part) } : value;
}

/** The formats that later stages use. Other formats, such as dates, only matter for validation. */
const FOLLOWED: ReadonlySet<string | undefined> = new Set(['link', 'labelled-link', 'asset', 'markdown']);

/** Finds every link, asset and Markdown text in `value`, with its path. */
export function* formattedTexts(value: unknown, schema: SchemaNode): Generator<FormattedText> {
  for (const found of textsOf(value, followedPart(schema))) {
    if (FOLLOWED.has(found.format)) yield found as FormattedText; // just tested
  }
}

const followedParts = new WeakMap<SchemaNode, SchemaNode>();

/** Removes fields without such texts from a schema, for speed: papers have many fields, and there are many papers. */
function followedPart(schema: SchemaNode): SchemaNode {
  const known = followedParts.get(schema);
  if (known) return known;
  const fields = Object.entries(schema.properties ?? {}).filter(([, child]) => hasFormats(child));
  const part = schema.properties === undefined ? schema : { ...schema, properties: Object.fromEntries(fields) };
  followedParts.set(schema, part);
  return part;
}

const withFormats = new WeakMap<SchemaNode, boolean>();

/** Tells whether a record can have such texts. Most tables have none, so that their rows can be skipped. */
export function hasFormats(schema: SchemaNode): boolean {
  const known = withFormats.get(schema);
  if (known !== undefined) return known;
  const children = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  const has = FOLLOWED.has(schema.format) || children.some(hasFormats);
  withFormats.set(schema, has);
  return has;
}

/** Tells whether a value is a plain object, whose fields can be looked up by name. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
