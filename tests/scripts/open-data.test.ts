import Ajv from 'ajv';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { SiteContent } from '../../scripts/content/site-content';
import { compileWith } from '../content/support/small-conference';
import { conferenceNames, editionsOf, filesOf } from '../support/compiled-conferences';
import { HOSTILE_TITLES, hostileSite } from '../support/hostile-titles';

type JsonRow = Readonly<Record<string, string | number | readonly string[]>>;

/** A table in its three files. */
interface Table {
  readonly name: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly csv: readonly Readonly<Record<string, string>>[];
  readonly schema: object;
}

async function tablesOf(site: SiteContent): Promise<readonly Table[]> {
  const texts = new Map<string, string>();
  for await (const { address, text } of filesOf(site, /\/data\/\w/))
    texts.set(address.replace(/^.*\/data\//, ''), text);
  const names = [...texts.keys()].filter((file) => file.endsWith('.csv')).map((file) => file.slice(0, -4));
  return names.map((name) => ({
    name,
    json: JSON.parse(texts.get(`${name}.json`) ?? ''),
    csv: parse(texts.get(`${name}.csv`) ?? '', { columns: true }),
    schema: JSON.parse(texts.get(`${name}.schema.json`) ?? ''),
  }));
}

const rowsOf = ({ name, json }: Table) => json[name] as readonly JsonRow[]; // its schema is held to this

it('has a table of talks, if there are any, with the sessions that they are', async () => {
  const { site } = await compileWith({
    'contributions.csv': `id,kind,title,people,date,start,end,tags,status,links
T1,tutorial,Old ice,Ada Sow; Bo Lund,2030-12-30,09:00,10:30,age; cold,,Slides https://slides.example.org
T2,talk,Thin ice,Ada Sow,,,,,withdrawn,
`,
  });
  if (site === undefined) throw new Error('It does not compile.');
  const tables = new Map((await tablesOf(site)).map((table) => [table.name, rowsOf(table)]));

  expect(tables.get('contributions')).toMatchObject([
    {
      id: 'T1',
      kind: 'tutorial',
      people: ['Ada Sow', 'Bo Lund'],
      sessions: ['slot-T1'],
      tags: ['age', 'cold'],
      links: ['Slides https://slides.example.org'],
    },
    { id: 'T2', sessions: [], status: 'withdrawn' },
  ]);
  expect(tables.get('sessions')).toMatchObject([
    { id: 'slot-T1', title: 'Old ice', papers: ['T1'], speakers: ['Ada Sow', 'Bo Lund'] },
  ]);
  expect(tables.has('papers')).toBe(false);
});

describe.each(conferenceNames)('the open data of %s', (name) => {
  it('match their schemas, are the same in JSON and CSV, and contain no e-mail address', async () => {
    for (const site of await editionsOf(name)) {
      for (const table of await tablesOf(site)) {
        const validate = new Ajv().compile(table.schema);
        validate(table.json);
        expect(validate.errors, table.name).toBeNull();
        expect(rowsOf(table).length).toBeGreaterThan(0);
        const cells = rowsOf(table).map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([field, value]) => [
              field,
              Array.isArray(value) ? value.join('; ') : String(value),
            ]),
          ),
        );
        const filled = table.csv.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')),
        );
        expect(filled).toEqual(
          cells.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''))),
        );
        expect(JSON.stringify(table.json)).not.toMatch(/[\w.]@[\w-]+\.\w/);
      }
    }
  });
});

describe('the open data of a conference', () => {
  it('keep hostile titles unchanged', async () => {
    const tables = await tablesOf(await hostileSite());
    for (const name of ['sessions', 'papers']) {
      const [table] = tables.filter((each) => each.name === name);
      const titles = table && [rowsOf(table).map(({ title }) => title), table.csv.map(({ title }) => title)];
      for (const found of titles ?? [[]]) expect(found).toEqual(expect.arrayContaining([...HOSTILE_TITLES]));
    }
  });

  it('contain the licence of the data, if there is one, and the release', async () => {
    const site = await hostileSite();
    const dataLicense = 'https://creativecommons.org/licenses/by/4.0/';
    const licensed = { ...site, content: { ...site.content, conference: { ...site.content.conference, dataLicense } } };
    const [before, after] = await Promise.all([tablesOf(site), tablesOf(licensed)]);
    expect(before[0]?.json).toMatchObject({ version: 0 });
    expect(before[0]?.json).not.toHaveProperty('license');
    for (const { json } of after) expect(json).toMatchObject({ license: dataLicense });
  });
});
