import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../../scripts/compile/pipeline';
import { sample } from '../../scripts/new/sample';
import { collectionNames } from '../../shared/model/collections';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

describe('a valid folder of data', () => {
  it('gives all collections, typed and linked, and no diagnostic', async () => {
    const { content, diagnostics } = await compile(layOut());

    expect(diagnostics).toEqual([]);
    expect(Object.keys(content ?? {})).toEqual([...collectionNames, 'contributors']);
    expect(content?.sessions[3]).toEqual({
      id: 'oral-2',
      number: 2,
      kind: 'oral',
      date: '2024-05-20',
      start: '11:00',
      end: '12:30',
      room: ['cellar'],
      title: 'Weighing, and more',
      note: 'Mind the step',
    });
    expect(content?.papers[0]).toMatchObject({ id: '101', authors: ['Amina Traoré', 'Luca Benedetti'] });
    expect(content?.rooms[0]).toEqual({ id: 'hall', name: 'Great Hall', plenary: true });
  });

  it('may hold a README and the reference files that older versions kept in it', async () => {
    const { dataDir, publicDir } = layOut();
    for (const name of ['README.md', 'fields.md', 'messages.md', 'schemas/conference.schema.json']) {
      mkdirSync(dirname(join(dataDir, name)), { recursive: true });
      writeFileSync(join(dataDir, name), '');
    }

    expect((await compile({ dataDir, publicDir })).diagnostics).toEqual([]);
  });

  it('has its texts filled in and rendered', async () => {
    const { content } = await compile(layOut());

    expect(content?.calls[0]?.facts[0]?.value).toEqual({ children: [{ tag: 'p', children: ['January 15, 2024'] }] });
    expect(JSON.stringify(content?.calls[0]?.sections[0]?.text)).toContain(
      '{"href":"https://submit.example.org/scct"}',
    );
  });

  it('lists every address, other spellings with the canonical one', async () => {
    const { routes } = await compile(layOut());

    expect(routes).toContainEqual(
      expect.objectContaining({ path: '/program', canonical: '/schedule', kind: 'schedule' }),
    );
  });
});

describe('the sample data', () => {
  it('compiles without a diagnostic', async () => {
    const folders = { dataDir: sample.data, publicDir: sample.public };

    const { diagnostics } = await compileContent(folders);

    expect(diagnostics).toEqual([]);
  });
});
