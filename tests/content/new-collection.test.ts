import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { emit } from '../../scripts/content/emit/modules';
import { renderedContents } from '../../scripts/content/site-content';
import { changesBetween } from '../../scripts/content-diff/changes';
import type { JsonSchema } from '../../shared/model/schema';
import { compile } from './support/compile';
import { flatten, layOut } from './support/fixture';

/** All that a new collection is: a row each, with its schema. */
vi.mock('../../shared/model/collections', async (original) => {
  const actual = await original<typeof import('../../shared/model/collections')>();
  const moderatorSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Moderator',
    description: 'Somebody who leads the discussion of a session.',
    type: 'object',
    properties: {
      session: { type: 'string', minLength: 1, description: 'Id of the session.' },
      name: { type: 'string', minLength: 1, description: 'Full name.', person: 'speaker' },
    },
    required: ['session', 'name'],
    additionalProperties: false,
  } as const satisfies JsonSchema;

  const fairSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Fair stand',
    description: 'A stand of the fair.',
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1, description: 'What is shown.' },
      date: { type: 'string', minLength: 1, format: 'date', description: 'Day.' },
      start: { type: 'string', minLength: 1, format: 'time', description: 'Start.' },
      end: { type: 'string', minLength: 1, format: 'time', description: 'End.' },
      hall: { type: 'string', minLength: 1, description: 'Id of the room.', room: true },
      price: { type: 'number', minimum: 0, description: 'What it costs.', money: true },
    },
    required: ['title', 'date', 'start', 'end', 'hall', 'price'],
    additionalProperties: false,
  } as const satisfies JsonSchema;

  const table = { format: 'csv', shape: 'many' } as const;
  const rows = {
    moderators: { ...table, file: 'moderators.csv', schema: moderatorSchema, references: { session: 'sessions' } },
    fairStands: {
      ...table,
      file: 'fair-stands.csv',
      schema: fairSchema,
      key: ['title'],
      references: { hall: 'rooms' },
    },
  };
  return {
    ...actual,
    collections: { ...actual.collections, ...rows },
    collectionNames: [...actual.collectionNames, ...Object.keys(rows)],
    publishedNames: [...actual.publishedNames, ...Object.keys(rows)],
  };
});

async function compileWith(moderators: readonly string[], edit: (dataDir: string) => void = () => {}) {
  const { dataDir, publicDir } = layOut();
  writeFileSync(join(dataDir, 'moderators.csv'), `${['session,name', ...moderators].join('\n')}\n`);
  const stand = 'Old clocks,2024-05-20,14:00,18:00,hall,100';
  writeFileSync(join(dataDir, 'fair-stands.csv'), `title,date,start,end,hall,price\n${stand}\n`);
  edit(dataDir);
  const { diagnostics, content, site } = await compile({ dataDir, publicDir });
  return { problems: diagnostics.map(flatten), content, site };
}

describe('a collection with a row and a schema alone', () => {
  it('is read and checked by its schema', async () => {
    const { problems, content } = await compileWith(['oral-1,Bruno Albertini']);

    expect(problems).toEqual([]);
    expect(content).toMatchObject({ moderators: [{ session: 'oral-1', name: 'Bruno Albertini' }] });
  });

  it('has a module of its own, of the type of its schema', async () => {
    const { site } = await compileWith([]);
    const modules = site && emit(renderedContents(site)[0]);
    expect(modules?.get('fair-stands.ts')).toContain("export const fairStands: RenderedContent['fairStands'] = [");
    expect(modules?.get('index.ts')).toContain("export { fairStands } from './fair-stands';");
  });

  it('has its people, amounts and other records reported by the diff', async () => {
    const { content: before } = await compileWith([]);
    const { content: after } = await compileWith(['oral-1,Bruno Albertini'], (dataDir) => {
      const file = join(dataDir, 'fair-stands.csv');
      writeFileSync(file, readFileSync(file, 'utf8').replace(',100', ',120'));
    });

    expect(before && after && changesBetween(before, after)).toEqual([
      { heading: 'Fees', changes: ['Old clocks: price 100 → 120.'] },
      { heading: 'People', changes: ['Bruno Albertini joins: Measuring I.'] },
    ]);
  });
});
