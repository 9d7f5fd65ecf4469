import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldGuide } from '../../scripts/content/emit/field-guide';
import { schemaFiles } from '../../scripts/content/emit/schema-files';
import { formats } from '../../scripts/content/validate/formats';
import { readRules } from '../../scripts/content/validate/rules';
import { collectionNames, collections } from '../../shared/model/collections';
import type { SchemaNode } from '../../shared/model/schema';

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
  it('stand in data/schemas/ for editors as the compiler has them; write them anew with npm run format', () => {
    const folder = new URL('../../data/schemas/', import.meta.url);
    const files = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

    expect(new Map(files.sort())).toEqual(new Map([...schemaFiles()].sort()));
  });

  it('are told in docs/reference/fields.md, field by field; write it anew with npm run format', () => {
    expect(readFileSync(new URL('../../docs/reference/fields.md', import.meta.url), 'utf8')).toBe(fieldGuide());
  });

  it('have a row each in the table of data/README.md that says what appears where', () => {
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
