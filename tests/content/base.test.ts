import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { compileContent } from '../../scripts/compile/pipeline';
import { fileSteps, memoisedSteps } from '../../scripts/content/memoised-steps';
import { type Overrides, overridesOf } from '../../scripts/content/overrides';
import { publicFolder } from '../../scripts/files/assets';
import { collectionNames } from '../../shared/model/collections';
import { sample } from '../support/sample';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

describe('a valid folder of data', () => {
  it('gives all collections, typed and linked, and no diagnostic', async () => {
    const { content, diagnostics } = await compile(layOut());

    expect(diagnostics).toEqual([]);
    expect(Object.keys(content ?? {})).toEqual([...collectionNames, 'contributors', 'contributions']);
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
    expect(content?.contributions[0]).toMatchObject({
      id: '101',
      kind: 'paper',
      people: ['Amina Traoré', 'Luca Benedetti'],
    });
    expect(content?.rooms[0]).toEqual({ id: 'hall', name: 'Great Hall', plenary: true });
  });

  it.each(readdirSync(inEngine('tests/conferences')))(
    'is that of the test conference %s, as it lies there',
    async (name) => {
      const dataDir = inEngine(join('tests/conferences', name));
      const { diagnostics } = await compile({ dataDir, publicDir: publicFolder(dataDir), publicIsShared: true });
      expect(diagnostics).toEqual([]);
    },
  );

  it('may have a README and the reference files of older versions', async () => {
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

const compileWith = (overrides: Overrides) => compile({ ...layOut(), overrides });

describe('PAYMENT_API', () => {
  it.each(['https://staging.example.org/v2', '/payment-sandbox/api', 'http://127.0.0.1:8080'])(
    'replaces the address in the data: %s',
    async (paymentApi) => {
      const { content, diagnostics } = await compileWith({ paymentApi });

      expect(diagnostics).toEqual([]);
      expect(content?.payment?.api).toBe(paymentApi);
      expect(content?.payment?.allowedHosts).toEqual(['cards.example.org']);
    },
  );

  it.each(['http://payments.example.org', 'payments.example.org', 'javascript:alert(1)'])(
    'stops the build, and says why, if it is %s',
    async (paymentApi) => {
      const { content, diagnostics } = await compileWith({ paymentApi });

      expect(content).toBeUndefined();
      expect(diagnostics).toMatchObject([{ code: 'bad-link', severity: 'error', file: 'PAYMENT_API' }]);
      expect(diagnostics[0]?.message).toContain(`PAYMENT_API is set to "${paymentApi}"`);
    },
  );

  it('is ignored when it is empty or missing', async () => {
    for (const environment of [{}, { PAYMENT_API: '' }]) {
      const { content } = await compileWith(overridesOf(environment));
      expect(content?.payment?.api).toBe('https://payments.example.org/v1');
    }
  });
});

/**
 * One edit after the other: an error, its fix, a key that another table names, its first name again, what texts fetch; a title of
 * two words, and somebody of that name elsewhere; an author in two spellings.
 */
const EDITS: readonly (readonly [file: string, from: string, to: string])[] = [
  ['sessions.csv', ',09:00,', ',9 o’clock,'],
  ['sessions.csv', ',9 o’clock,', ',09:00,'],
  ['sessions.csv', ',hall,', ',aula,'],
  ['rooms.csv', 'hall,', 'aula,'],
  ['rooms.csv', 'aula,', 'hall,'],
  ['sessions.csv', ',aula,', ',hall,'],
  ['conference.yaml', 'acronym: ', 'acronym: New '],
  ['papers.csv', 'On the length of a metre', 'Lena Marwick'],
  ['program-committee.csv', 'Yasmine Alami', 'Lena Marwick'],
  ['program-committee.csv', 'Lena Marwick', 'Luca Benedeti'],
  ['program-committee.csv', 'Luca Benedeti', 'Yasmine Alami'],
];

it('edits compile with cached files to the same content as without a cache', async () => {
  const folders = layOut();
  const steps = memoisedSteps();
  const reported = new Set<string>();
  for (const [file, from, to] of EDITS) {
    const path = join(folders.dataDir, file);
    const text = readFileSync(path, 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(path, text.replace(from, to));

    const { diagnostics, site } = await compile({ ...folders, steps });

    const anew = await compile({ ...folders, steps: fileSteps });
    expect(diagnostics).toEqual(anew.diagnostics);
    expect(site).toEqual(anew.site);
    for (const { code } of diagnostics) reported.add(code);
  }
  expect([...reported]).toEqual(expect.arrayContaining(['bad-time', 'unlike-column', 'similar-names']));
});
