import { expect, it } from 'vitest';
import { findables } from '../../scripts/exports/find/entries';
import { programEntries } from '../../scripts/exports/my-program/entries';
import { chairedSessionsOf } from '../../scripts/exports/print-set/chair-sheets';
import { deskOf } from '../../scripts/exports/print-set/desk';
import { boardsOf } from '../../scripts/exports/print-set/poster-boards';
import { volumeOf } from '../../scripts/exports/proceedings/volume';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { filesOf } from '../support/compiled-conferences';

const FILES = {
  'conference.yaml': `${CONFERENCE}url: https://wsi.example.org\n`,
  'proceedings.yaml': 'title: Proceedings on Ice\npublished: 2031-02-01\n',
  'sessions.csv': `id,kind,date,start,end,title
single,oral,2030-12-29,14:00,14:30,Track three
floes,oral,2030-12-29,15:00,16:00,Floes
walls,posters,2030-12-30,09:00,10:00,Posters
`,
  'papers.csv': `id,session,title,authors,start,end,status,licence
1,single,Skates,Bo Lund,,,withdrawn,
2,floes,Drift,Ada Sow,15:00,15:30,withdrawn,
3,floes,Shelf,Ada Sow,15:30,16:00,cancelled,CC BY 4.0
4,,Salt,Ada Sow,,,withdrawn,
`,
  'posters.csv':
    'id,session,title,authors,board,status\nP1,walls,Prints,Ada Sow,1,cancelled\nP2,walls,Ink,Bo Lund,2,\n',
};

async function compiled() {
  const { site, diagnostics } = await compileWith(FILES);
  if (site === undefined) throw new Error(JSON.stringify(diagnostics));
  return site;
}

it('a session does not take place without the one contribution of which it consists', async () => {
  const { content } = await compiled();
  expect(content.sessions.map(({ id, status }) => [id, status])).toEqual([
    ['single', 'withdrawn'],
    ['floes', undefined],
    ['walls', undefined],
  ]);
});

it('what does not take place is marked among the stars and in the search', async () => {
  const site = await compiled();
  const stars = new Map(programEntries(site).map((entry) => [entry.key, entry]));
  for (const key of ['paper-1', 'paper-2', 'paper-3', 'paper-4', 'poster-P1']) {
    expect(stars.get(key)?.isCancelled, key).toBe(true);
    expect(stars.get(key)?.slots.every(({ isCancelled }) => isCancelled)).toBe(true);
  }
  expect(stars.get('poster-P2')?.isCancelled).toBeUndefined();
  const places = new Map(findables(site).map(({ key, shown }) => [key, shown[3]]));
  expect(places.get('paper-4')).toBe('Withdrawn');
  expect(places.get('poster-P1')).toMatch(/^Cancelled, .*Board 1$/);
});

it('what does not take place is for no app and on no list of the desk; the volume has no withdrawn paper', async () => {
  const site = await compiled();
  const desk = deskOf(site, []);
  expect(boardsOf(desk).map(({ id }) => id)).toEqual(['P2']);
  expect(chairedSessionsOf(desk)).toEqual([]);
  expect(volumeOf(site).papers.map(({ id }) => id)).toEqual(['3']);
  const texts = new Map<string, string>();
  for await (const { address, text } of filesOf(site, /^\/(schedule|data\/papers)\.json$/)) texts.set(address, text);
  // The session stays, without its talks.
  expect(texts.get('/schedule.json')).toContain('"title": "Floes"');
  expect(texts.get('/schedule.json')).not.toMatch(/"title": "(Skates|Drift|Shelf|Track three)"/);
  const { papers } = JSON.parse(texts.get('/data/papers.json') ?? '');
  expect(papers).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }, { licence: 'CC BY 4.0' }, {}]);
});
