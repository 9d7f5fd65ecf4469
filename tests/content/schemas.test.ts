import { readdirSync, readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { fieldGuide } from '../../scripts/content/emit/field-guide';
import { schemaFiles } from '../../scripts/content/emit/schema-files';
import type { Parsed } from '../../scripts/content/read/parsed';
import { startOfFile } from '../../scripts/content/report/diagnostics';
import { formats } from '../../scripts/content/validate/formats';
import { readRules } from '../../scripts/content/validate/rules';
import { explainSchemaError } from '../../scripts/content/validate/schema-messages';
import { collectionNames, collections } from '../../shared/model/collections';
import { pictureUses } from '../../shared/model/pictures/uses';
import { type JsonSchema, ownKeywords, type SchemaNode } from '../../shared/model/schema';

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

const parsed: Parsed = {
  collection: 'conference',
  file: 'conference.yaml',
  text: '',
  value: {},
  misread: [],
  rangeOf: () => startOfFile,
  keyRangeOf: () => startOfFile,
};

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

  it('are draft-07 and name a type each, no two the same', () => {
    const titles = collectionNames.map((name) => schemas[name].title);

    expect(titles.filter((title) => !/^[A-Z][A-Za-z]+$/.test(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    for (const name of collectionNames) {
      expect(schemas[name]).toMatchObject({
        $schema: 'http://json-schema.org/draft-07/schema#',
      } as Partial<JsonSchema>);
    }
  });

  it('describe everything', () => {
    expect(pathsWhere(({ description }) => !description?.endsWith('.'))).toEqual([]);
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

  it('say of every picture how pages show it', () => {
    const isFont = ({ pattern }: SchemaNode) => pattern === '\\.woff2$';
    const isAsset = (node: SchemaNode) => node.format === 'asset' && !isFont(node);
    expect(pathsWhere((node) => isAsset(node) !== (node.picture !== undefined))).toEqual([]);
    expect(pathsWhere(({ picture }) => picture !== undefined && !(picture in pictureUses))).toEqual([]);
  });

  it('name people in texts and amounts in numbers', () => {
    expect(pathsWhere(({ type, person }) => person !== undefined && type !== 'string')).toEqual([]);
    expect(pathsWhere(({ type, money }) => money !== undefined && type !== 'number')).toEqual([]);
  });

  it('say when a room is occupied, and let rooms.csv say which there are', () => {
    const booking = collectionNames.filter((name) =>
      Object.values(schemas[name].properties).some(({ room, items }) => room ?? items?.room),
    );

    expect(pathsWhere(({ room }) => room !== undefined)).toHaveLength(booking.length);
    for (const name of booking) {
      const { properties, required } = schemas[name];
      const columns = Object.keys(properties).filter(
        (column) => properties[column]?.room ?? properties[column]?.items?.room,
      );
      expect(columns.map((column) => collections[name].references?.[column])).toEqual(columns.map(() => 'rooms'));
      expect(required).toEqual(expect.arrayContaining(['date', 'start', 'end']));
      expect([properties.date, properties.start, properties.end].map((field) => field?.format)).toEqual([
        'date',
        'time',
        'end-time',
      ]);
    }
  });

  it('give every column of a table a type that a cell can have', () => {
    const tables = collectionNames.filter((name) => collections[name].format === 'csv');
    const columns = tables.flatMap((name) => Object.values(schemas[name].properties));

    expect(
      columns.filter(({ type, items }) => type === 'object' || (type === 'array' && items?.type !== 'string')),
    ).toEqual([]);
  });

  it('know the fields that keys, references and pages need', () => {
    for (const name of collectionNames) {
      const { key = [], references = {}, page } = collections[name];
      // The pages of pages.yaml have their titles from the words of the language.
      const required = [...key, ...(page ? ['id', ...(page === 'id' ? [] : ['title'])] : [])];
      expect(schemas[name].required).toEqual(expect.arrayContaining(required));
      if (page) expect(schemas[name].properties.path).toMatchObject({ filledIn: true });
      expect(Object.keys(schemas[name].properties)).toEqual(expect.arrayContaining(Object.keys(references)));
    }
  });

  it('use no rule that the compiler could not put into words', () => {
    const plain: readonly string[] = ['$schema', 'title', 'description', 'properties', 'items', ...ownKeywords];
    const rules = new Set(
      nodes.flatMap(({ schema }) => Object.keys(schema)).filter((keyword) => !plain.includes(keyword)),
    );

    for (const keyword of rules) {
      const params = {
        format: 'date',
        allowedValues: ['a'],
        type: 'string',
        missingProperty: 'a',
        additionalProperty: 'b',
      };
      const problem: ErrorObject = { keyword, instancePath: '/a', schemaPath: '', params, data: 'x', parentSchema: {} };
      expect(explainSchemaError(problem, [], parsed).message, keyword).toMatch(/^["A-Z].*\.$/);
    }
  });
});
