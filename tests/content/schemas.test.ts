import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { schemaFiles } from '../../scripts/content/emit/schema-files';
import { formats } from '../../scripts/content/validate/formats';
import { readRules } from '../../scripts/content/validate/rules';
import { fieldGuide, wordGuide } from '../../scripts/reference/field-guide';
import { collectionNames, collections } from '../../shared/model/collections';
import type { FromSchema } from '../../shared/model/from-schema';
import type { JsonSchema, SchemaNode } from '../../shared/model/schema';
import type { RichText } from '../../shared/texts/rich-text';

const { schemas } = readRules();

interface Node {
  readonly path: string;
  readonly schema: SchemaNode;
}

function* nodesOf(schema: SchemaNode, path: string): Generator<Node> {
  yield { path, schema };
  if (schema.items) yield* nodesOf(schema.items, `${path}[]`);
  for (const [name, child] of Object.entries(schema.properties ?? {})) yield* nodesOf(child, `${path}.${name}`);
}

const nodes = collectionNames.flatMap((name) => [...nodesOf(schemas[name], name)]);
const pathsWhere = (wanted: (node: SchemaNode) => boolean) =>
  nodes.filter(({ schema }) => wanted(schema)).map(({ path }) => path);

describe('the schemas', () => {
  it('are in data/schemas/ as the compiler has them; npm run format writes them', () => {
    const folder = new URL('../../data/schemas/', import.meta.url);
    const files = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

    expect(new Map(files.sort())).toEqual(new Map([...schemaFiles()].sort()));
  });

  it.each([
    ['fields.md', fieldGuide],
    ['words.md', wordGuide],
  ])('are described in docs/reference/%s; npm run format writes it', (file, guide) => {
    expect(readFileSync(new URL(`../../docs/reference/${file}`, import.meta.url), 'utf8')).toBe(guide());
  });

  it('have a row each in the table of data/README.md', () => {
    const guide = readFileSync(new URL('../../data/README.md', import.meta.url), 'utf8');
    const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
    const files = collectionNames.map((name) => collections[name].file);
    expect(files.filter((file) => !rows.some((row) => row.startsWith(`| \`${file}`)))).toEqual([]);
  });

  it('allow no field that they do not describe, and require none', () => {
    const objects = nodes.filter(({ schema }) => schema.type === 'object');

    expect(
      objects.filter(({ schema }) => !('additionalProperties' in schema && schema.additionalProperties === false)),
    ).toEqual([]);
    for (const { schema } of objects)
      expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining([...(schema.required ?? [])]));
  });

  it('have no empty texts and know all formats', () => {
    expect(pathsWhere((schema) => schema.type === 'string' && !schema.enum && !('minLength' in schema))).toEqual([]);
    expect(pathsWhere(({ format }) => format !== undefined && !(format === 'markdown' || format in formats))).toEqual(
      [],
    );
  });
});

// The type checker verifies these (`npx tsc --noEmit`).

describe('the types that the type system makes of the schemas', () => {
  it('have optional fields that are absent and never undefined', () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Note',
      type: 'object',
      properties: {
        text: { type: 'string', format: 'markdown' },
        kind: { type: 'string', enum: ['long', 'short'] },
        parts: { type: 'array', items: { type: 'integer' } },
        shown: { type: 'boolean' },
      },
      required: ['text', 'parts'],
    } as const satisfies JsonSchema;

    expectTypeOf<FromSchema<typeof schema>>().branded.toEqualTypeOf<{
      readonly text: RichText;
      readonly kind?: 'long' | 'short';
      readonly parts: readonly number[];
      readonly shown?: boolean;
    }>();
  });
});
