import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { fileCache } from '../../scripts/cache/file-cache.mjs';
import { main } from '../../scripts/commands/release';
import { exportedFiles } from '../../scripts/exports/site-files';
import { compile } from './support/compile';
import { layOut } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

/** A copy of the base, and what organisers do to it. */
function organise() {
  const { dataDir, publicDir } = layOut();
  const file = (name: string) => join(dataDir, name);
  return {
    release: (note: string, time: string) => main(['--data', dataDir, note], time),
    replace: (name: string, from: string | RegExp, to: string) => {
      const text = readFileSync(file(name), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(file(name), text.replace(from, to));
    },
    append: (name: string, text: string) => appendFileSync(file(name), text),
    read: (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : ''),
    compiled: async () => {
      const { site, diagnostics } = await compile({ dataDir, publicDir });
      if (!site) throw new Error(JSON.stringify(diagnostics));
      const text = async (address: string) => {
        const made = exportedFiles(site).find((each) => each.address === address);
        const workshop = { publicDir, cache: fileCache(join(temporaryFolder(), 'cache')), licences: () => [] };
        return String(await made?.make(site, workshop));
      };
      return { site, text, codes: diagnostics.map(({ code }) => code), diagnostics };
    },
  };
}

/** What a calendar says of changes, by the key of the event. */
function revisionsIn(calendar: string): ReadonlyMap<string, string> {
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
  return new Map(
    events.map((event) => [
      String(event.getFirstPropertyValue('uid')).replace(/\..*$/, ''),
      ['sequence', 'last-modified', 'status'].map((name) => String(event.getFirstPropertyValue(name))).join(' '),
    ]),
  );
}

const [FIRST, SECOND, THIRD] = ['2024-03-01T10:00:00Z', '2024-04-01T10:00:00Z', '2024-05-01T10:00:00Z'] as const;

describe('releases of the program', () => {
  it('begin with a higher revision and a later stamp than before the first, which is older than any release', async () => {
    const { release, compiled } = organise();
    const revisions = async () => new Set(revisionsIn(await (await compiled()).text('/schedule.ics')).values());
    expect([...(await revisions())]).toEqual(['0 2000-01-01T00:00:00Z CONFIRMED']);
    await release('The program is out', FIRST);
    expect([...(await revisions())]).toEqual([`1 ${FIRST} CONFIRMED`]);
  });

  it('tell calendars what moved, was cancelled, was removed or returned', async () => {
    const { release, replace, append, compiled } = organise();
    expect(await release('The program is out', FIRST)).toBe(0);
    replace('sessions.csv', 'opening,,ceremony,2024-05-20,09:00', 'opening,,ceremony,2024-05-20,08:30');
    replace('sessions.csv', 'lunch,,lunch,2024-05-20,12:30,14:00,,Lunch,,,,,,\n', '');
    expect(await release('The opening is earlier', SECOND)).toBe(0);
    const second = revisionsIn(await (await compiled()).text('/schedule.ics'));
    expect(second.get('session-opening')).toBe(`2 ${SECOND} CONFIRMED`);
    expect(second.get('session-lunch')).toBe(`2 ${SECOND} CANCELLED`);
    expect(second.get('session-keynote')).toBe(`1 ${FIRST} CONFIRMED`);

    append('sessions.csv', 'lunch,,lunch,2024-05-20,12:30,14:00,,Lunch,,,,,,\n');
    expect(await release('There is lunch after all', THIRD)).toBe(0);
    const { text } = await compiled();
    const third = revisionsIn(await text('/schedule.ics'));
    expect(third.get('session-lunch')).toBe(`3 ${THIRD} CONFIRMED`);
    expect(third.get('session-opening')).toBe(`2 ${SECOND} CONFIRMED`);
    expect(await text('/schedule.xml')).toContain('<version>3</version>');
  });

  it('note in words what has changed, and not the talks that go with their session', async () => {
    const { release, replace, compiled } = organise();
    await release('The program is out', FIRST);
    replace('sessions.csv', 'oral-2,2,oral,2024-05-20,11:00,12:30,cellar', 'oral-2,2,oral,2024-05-20,11:00,12:30,hall');
    replace('sessions.csv', 'oral-1,1,oral,2024-05-20,11:00,12:30,hall', 'oral-1,1,oral,2024-05-20,11:00,12:30,cellar');
    replace('papers.csv', 'Rulers that shrink', 'Rulers that grow');
    await release('Two sessions change places', SECOND);

    const { site } = await compiled();
    expect(site.content.releases.at(-1)?.changes).toEqual([
      expect.objectContaining({
        entry: 'session-oral-1',
        before: { rooms: 'Great Hall' },
        after: { rooms: expect.stringMatching(/cellar/i) },
      }),
      expect.objectContaining({
        entry: 'paper-103',
        before: expect.objectContaining({ title: 'Rulers that shrink' }),
        after: expect.objectContaining({ title: 'Rulers that grow' }),
      }),
      expect.objectContaining({ entry: 'session-oral-2', after: { rooms: 'Great Hall' } }),
    ]);
  });

  it('report a withdrawn talk once, and calendars cancel it', async () => {
    const { release, replace, append, compiled } = organise();
    append('contributions.csv', 'id,title,people,date,start,end,status\nT1,Old ice,Ada Sow,2024-05-21,15:00,15:30,\n');
    await release('The program is out', FIRST);
    replace('contributions.csv', '15:30,', '15:30,withdrawn');
    await release('A talk is withdrawn', SECOND);

    const { site, text } = await compiled();
    expect(site.content.releases.at(-1)?.changes).toEqual([
      { entry: 'talk-T1', title: 'Old ice', before: { state: 'planned' }, after: { state: 'withdrawn' } },
    ]);
    expect(revisionsIn(await text('/schedule.ics')).get('talk-T1')).toBe(`2 ${SECOND} CANCELLED`);
  });

  it('report no removed session of which a talk has become all', async () => {
    const { release, replace, append, compiled } = organise();
    append('sessions.csv', 'track,,demo,2024-05-21,15:00,15:30,,Track two,,,,,,\n');
    append('contributions.csv', 'id,title,people,session\nT1,Old ice,Ada Sow,track\nT2,New ice,Bo Lund,track\n');
    await release('The program is out', FIRST);
    replace('contributions.csv', 'T2,New ice,Bo Lund,track\n', '');
    await release('One talk is left', SECOND);

    const { site, text } = await compiled();
    expect(site.content.releases.at(-1)?.changes).toEqual([
      expect.objectContaining({ entry: 'talk-T2', after: { state: 'withdrawn' } }),
    ]);
    expect(revisionsIn(await text('/schedule.ics')).get('session-track')).toBe(`2 ${SECOND} CANCELLED`);
  });

  it('note posters, too: where they hang, and not that they go with their session', async () => {
    const { release, replace, compiled } = organise();
    replace(
      'posters.csv',
      /.*/s,
      'id,title,authors,session,board\nP01,Posters,Fatou Sow,oral-2,3\nP02,Paper,Fatou Sow,,\n',
    );
    await release('The program is out', FIRST);
    replace('posters.csv', 'oral-2,3', 'oral-2,4');
    replace('posters.csv', 'P02,Paper,Fatou Sow,,\n', '');
    await release('A poster has another board, and one is gone', SECOND);
    replace('sessions.csv', 'oral-2,2,oral,2024-05-20,11:00', 'oral-2,2,oral,2024-05-20,10:30');
    await release('A session is longer', THIRD);

    const { site, text } = await compiled();
    const { releases, releasedEntries } = site.content;
    expect(releases.map(({ changes }) => changes.map(({ entry, after }) => [entry, after]))).toEqual([
      [],
      [
        ['poster-P01', { board: '4' }],
        ['poster-P02', { state: 'withdrawn' }],
      ],
      [['session-oral-2', { start: '2024-05-20T10:30' }]],
    ]);
    expect(releasedEntries.find(({ entry }) => entry === 'poster-P01')).toMatchObject({ revision: 2, release: 3 });
    // Posters are in no calendar, so no calendar has to remove one.
    expect(await text('/schedule.ics')).not.toContain('poster-');
  });

  it('are recommended only when the program has changed since the last', async () => {
    const { release, replace, compiled } = organise();
    await release('The program is out', FIRST);
    expect((await compiled()).codes).toEqual([]);
    replace('papers.csv', 'Rulers that shrink', 'Rulers that grow');
    const { diagnostics } = await compiled();
    expect(diagnostics.map(({ code }) => code)).toEqual(['unreleased-changes']);
    // The paper, and the session that lists it.
    expect(diagnostics[0]?.message).toContain('2 sessions, talks and posters');
  });

  it('write nothing where nothing has changed, and only append to the log', async () => {
    const { release, replace, read } = organise();
    await release('The program is out', FIRST);
    const before = read('releases/log.yaml');
    expect(await release('Again', SECOND)).toBe(0);
    expect(read('releases/log.yaml')).toBe(before);
    replace('papers.csv', 'Rulers that shrink', 'Rulers that grow');
    await release('A title: "new", and #1', SECOND);
    expect(read('releases/log.yaml').startsWith(before.trimEnd())).toBe(true);
  });

  it('are rejected without a sentence, and for data with errors', async () => {
    const { release, replace, read } = organise();
    expect(await release(' ', FIRST)).toBe(2);
    replace('sessions.csv', 'hall,Opening', 'attic,Opening');
    expect(await release('The program is out', FIRST)).toBe(1);
    expect(read('releases/log.yaml')).toBe('');
  });

  it('are in the news feed, each with an id that never changes', async () => {
    const { release, replace, compiled } = organise();
    await release('The program is out', FIRST);
    const idsIn = (feed: string) => [...feed.matchAll(/<entry>\s*<id>(.*?)<\/id>/g)].map(([, id]) => id);
    const first = idsIn(await (await compiled()).text('/news.xml'));
    replace('papers.csv', 'Rulers that shrink', 'Rulers & rules');
    await release('A <new> title', SECOND);
    const feed = await (await compiled()).text('/news.xml');
    expect(idsIn(feed)).toHaveLength(first.length + 1);
    expect(idsIn(feed)).toEqual(expect.arrayContaining(first));
    expect(feed).toContain('<title>A &lt;new&gt; title</title>');
    expect(feed).toContain('Rulers &amp; rules');
  });
});
