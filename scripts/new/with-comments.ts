import { stringify } from 'yaml';
import type { SchemaNode } from '../../shared/model/schema';

export type Fields = Readonly<Record<string, unknown>>;

/** A group of fields, with values, and examples for those that are commented out. */
interface Group {
  readonly schema: SchemaNode;
  readonly given: Fields;
  readonly examples: Fields;
  /** Returns the example of a field that has none above; undefined leaves the field out. */
  readonly exampleOf?: ((name: string, field: SchemaNode) => unknown) | undefined;
  readonly indent: number;
  /** The indentation at which the enclosing comment begins, if the group is commented out. */
  readonly offAt?: number | undefined;
  /** The group is an item of a list, whose first field follows a hyphen. */
  readonly isItem?: true;
  /** It follows an item with comments, and needs none. */
  readonly isBare?: boolean | undefined;
}

/** The first lines of a YAML file of data: its schema for editors, what it holds, and how comments are used. */
export const headOf = (schema: string, description: string): readonly string[] => [
  `# yaml-language-server: $schema=${schema}`,
  ...wrapped(
    `${description} A line that begins with # is a comment. To add a field that is commented out, delete the "# " before the line, and write what is true of your conference.`,
  ).map((text) => `# ${text}`),
];

/**
 * Writes the fields of a group as lines of YAML, with the description of the schema above each. Fields without a value are commented out;
 * without the "# " before it, each is a field.
 */
export function withComments(group: Group): string[] {
  const { schema, given, examples, indent: inner, offAt, isItem, isBare } = group;
  const exampleOf = isBare ? undefined : group.exampleOf;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = given[name] ?? examples[name] ?? exampleOf?.(name, field);
    return value === undefined ? [] : [{ name, field, value }];
  });
  return fields.flatMap(({ name, field, value }, index) => {
    const hyphen = isItem && index === 0 ? '- ' : '';
    const indent = inner - hyphen.length;
    const off = offAt ?? (given[name] === undefined ? indent : undefined);
    const comment = wrapped(isBare ? '' : (field.description ?? '')).map((text) => line(`# ${text}`, indent, offAt));
    const head = (text: string) => line(hyphen + text, indent, off);
    const part = (schema: SchemaNode, fields: Fields, others: Fields, indent: number): Group => ({
      ...{ schema, exampleOf, indent, offAt: off, isBare },
      ...(off === undefined ? { given: fields, examples: others } : { given: {}, examples: fields }),
    });
    const items = field.items?.properties ? field.items : undefined;
    return [
      ...(inner === 0 ? [''] : []),
      ...comment,
      ...(items
        ? [
            head(`${name}:`),
            // The schema says that it is a list of such.
            ...(value as readonly Fields[]).flatMap((item, at) =>
              withComments({ ...part(items, item, {}, inner + 4), isItem: true, isBare: isBare || at > 0 }),
            ),
          ]
        : field.properties
          ? [
              head(`${name}:`),
              ...withComments(part(field, value as Fields, (examples[name] ?? {}) as Fields, inner + 2)),
            ] // as above
          : stringify({ [name]: value }, { lineWidth: 0, blockQuote: false })
              .trimEnd()
              .split('\n')
              .map((text, index) => (index === 0 ? head(text) : line(text, inner, off)))),
    ];
  });
}

/** Indents a line. In a comment, the "# " is at the indentation of the comment. */
const line = (text: string, indent: number, offAt: number | undefined): string =>
  offAt === undefined ? `${' '.repeat(indent)}${text}` : `${' '.repeat(offAt)}# ${' '.repeat(indent - offAt)}${text}`;

/** Wraps a text at 100 characters. */
const wrapped = (text: string): string[] => text.match(/.{1,100}(?:\s|$)/g)?.map((piece) => piece.trimEnd()) ?? [];
