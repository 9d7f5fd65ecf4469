import anyAscii from 'any-ascii';
import { expect, it } from 'vitest';
import { combine } from '../../../scripts/importers/combine';
import { planImport } from '../../../scripts/importers/plan-import';
import { markdownOf, withoutTags } from '../../../scripts/importers/values/markup';
import { leastRatios } from '../../content/support/cost';
import { temporaryFolderAgain } from '../../content/support/temporary-folder';
import { fileOf, read } from './support/exports';

/** Reads a file as the command does, up to the plan for a conference that has nothing yet. */
async function imported(text: string) {
  const { recognised } = await read(fileOf(text));
  const found = combine({ recognised }, () => {});
  if ('message' in found) return;
  const options = { session: '', update: false, language: 'en', transliterate: anyAscii };
  planImport(temporaryFolderAgain(), found, options, () => {});
}

const schedule = (events: string) =>
  `<schedule><conference/><day date="2031-05-20"><room name="Cellar">${events}</room></day></schedule>`;
const event = (id: number, more = '') =>
  `<event id="${id}"><start>10:00</start><duration>00:30</duration><room>Cellar</room><title>Talk</title>${more}<persons><person>Ada Sow</person></persons></event>`;
const listOf = (count: number, item: (index: number) => string, separator = '') =>
  Array.from({ length: count }, (_, index) => item(index)).join(separator);

/** Exports that grow, and the number of their parts at which a step that grows with its square costs more than all else. */
const families: Readonly<Record<string, readonly [count: number, text: (count: number) => string]>> = {
  'XML with comments before another root': [5_000, (count) => `${'<!-- a --><html/>'.repeat(count)}`],
  'XML with elements that are never closed': [150_000, (count) => `<schedule>${'<a>'.repeat(count)}`],
  'XML with open comments': [20_000, (count) => `<schedule>${'<!--'.repeat(count)}`],
  'a schedule with talks of one title at one time': [300, (count) => schedule(listOf(count, (id) => event(id)))],
  'a schedule with one talk many times': [300, (count) => schedule(listOf(count, () => event(1)))],
  'a schedule with a talk of many people': [
    400,
    (count) => schedule(event(1, `<persons>${'<person>Luca Neri</person>'.repeat(count)}</persons>`)),
  ],
  'a workbook in SpreadsheetML': [
    2000,
    (count) =>
      `<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row><Cell><Data>id</Data></Cell></Row>${'<Row><Cell><Data>1</Data></Cell></Row>'.repeat(count)}</Table></Worksheet></Workbook>`,
  ],
  'JSON of lists in lists': [50_000, (count) => '['.repeat(count) + ']'.repeat(count)],
  'JSON of papers': [
    1500,
    (count) =>
      JSON.stringify(
        Array.from({ length: count }, (_, pid) => ({ pid, title: 'Rulers', authors: [{ first: 'Ada', last: 'Sow' }] })),
      ),
  ],
  'sessions and speakers': [
    300,
    (count) =>
      JSON.stringify({
        sessions: Array.from({ length: count }, (_, id) => ({
          ...{ id, title: 'Rulers', startsAt: '2031-05-20T10:00:00', endsAt: '2031-05-20T11:00:00' },
          ...{ speakers: [id], categoryItems: [id], roomId: id },
        })),
        speakers: Array.from({ length: count }, (_, id) => ({
          id,
          fullName: `Ada Sow ${id}`,
          tagLine: '',
          bio: 'Sows.',
        })),
        categories: [{ title: 'Tags', items: Array.from({ length: count }, (_, id) => ({ id, name: `tag ${id}` })) }],
        rooms: Array.from({ length: count }, (_, id) => ({ id, name: `Room ${id}` })),
      }),
  ],
  'answers of an API that name others by number': [
    300,
    (count) =>
      JSON.stringify([
        ...Array.from({ length: count }, (_, id) => ({
          ...{ code: `R${id}`, title: 'Rulers', state: 'confirmed', submission_type: id, track: 1, tags: [id] },
          speakers: [`P${id}`],
        })),
        ...Array.from({ length: count }, (_, id) => ({ code: `P${id}`, name: `Ada Sow ${id}`, biography: 'Sows.' })),
        ...Array.from({ length: count }, (_, id) => ({ id, tag: `tag ${id}` })),
        ...Array.from({ length: count }, (_, id) => ({ id, room: id, start: '', end: '', submission: 'R0' })),
      ]),
  ],
  'XML of sessions with their papers': [
    200,
    (count) =>
      `<sessions>${listOf(count, (id) => `<session><session_ID>${id}</session_ID><session_title>Rulers</session_title><session_start>2031-05-20 10:00</session_start><session_end>2031-05-20 11:00</session_end><p1_paperID>${id}</p1_paperID><p1_title>Rulers</p1_title><p1_authors>${'Sow, Ada (1); '.repeat(20)}</p1_authors><p1_organisations>${'1: Dakar; '.repeat(20)}</p1_organisations></session>`)}</sessions>`,
  ],
  'CSV of papers': [500, (count) => `#,Title,Authors\n${listOf(count, (id) => `${id},Rulers,Ada Sow`, '\n')}\n`],
  'a table of talks in sessions and rooms': [
    500,
    (count) =>
      `Title,Speaker,Day,Start,Room,Session\n${listOf(count, (id) => `Rulers,Ada Sow${id},2031-05-12,9:00,Room ${id % 9},S${id % 7}`, '\n')}\n`,
  ],
  'a table with a long header': [20_000, (count) => `Title,Speaker,${'of speaker '.repeat(count)}\nRulers,Ada Sow,\n`],
  ...Object.fromEntries(
    ['a', '<a', '(', '@', '#', 'and ', '; '].map((part) => [
      `a cell of "${part}"`,
      [
        20_000,
        (count: number) => `#,Title,Authors,Abstract\n7,Rulers,"Ada ${part.repeat(count)}","${part.repeat(count)}"\n`,
      ],
    ]),
  ),
  'CSV with many authors in a cell': [
    3000,
    (count) => `#,Title,Authors\n1,Rulers,"${listOf(count, (id) => `Ada Sow${id}`, ', ')}"\n`,
  ],
};

it.each(Object.entries(families))(
  'reading %s takes time in proportion to its length',
  async (_name, [count, text]) => {
    const [once, twice] = [text(count), text(2 * count)];
    const { doubled } = await leastRatios(() => imported(twice), {
      doubled: { than: () => imported(once), times: 1, limit: 2.5 },
    });

    expect(doubled).toBeLessThanOrEqual(2.5);
  },
  120_000,
);

const markup: Readonly<Record<string, (count: number) => string>> = {
  'open elements': (count) => '<div>'.repeat(count),
  'deep lists': (count) => '<ul><li>'.repeat(count),
  'items of a list': (count) => `<ol>${'<li>x</li>'.repeat(count)}</ol>`,
  'bold words in paragraphs': (count) => listOf(count, (id) => `<p><b id=${id}>x`),
  'quotes in quotes, again and again': (count) =>
    `${'<blockquote>'.repeat(40)}x${'</blockquote>'.repeat(40)}`.repeat(Math.ceil(count / 40)),
  'signs of Markdown': (count) => `<p>${'*[_`#'.repeat(count)}</p>`,
  'lines that were set': (count) => `<pre>${'a\n'.repeat(count)}</pre>`,
};

it.each(Object.entries(markup))(
  'converting HTML with %s takes time in proportion to its length',
  async (_name, text) => {
    const [once, twice] = [text(1000), text(2000)];
    const work = (html: string) => [markdownOf(html), withoutTags(html)];
    const { doubled } = await leastRatios(() => work(twice), {
      doubled: { than: () => work(once), times: 1, limit: 2.5 },
    });

    expect(doubled).toBeLessThanOrEqual(2.5);
  },
  120_000,
);
