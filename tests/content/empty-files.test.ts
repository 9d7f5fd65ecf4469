import { describe, expect, it } from 'vitest';
import { toldOf } from './support/small-conference';

const SESSIONS = `id,kind,number,date,start,end,title,room
opening,ceremony,,2030-12-28,09:00,10:00,Opening,hall
oral-1,oral,1,2030-12-29,10:00,12:00,Ice,hall
`;
const PAPERS = `id,session,title,authors
1,oral-1,How cold is cold?,Ingrid Ødegård
`;
const ROOMS = 'id,name,plenary\nhall,Great Hall,yes\n';
const PROGRAM = { 'sessions.csv': SESSIONS, 'papers.csv': PAPERS, 'rooms.csv': ROOMS };

describe('a file that is empty, as a save that failed leaves it', () => {
  it.each(['papers.csv', 'sessions.csv', 'rooms.csv', 'posters.csv', 'contacts.csv', 'speakers.yaml', 'home.yaml'])(
    'is one error at that file: %s',
    async (file) => {
      for (const text of ['', '\uFEFF', ' \r\n\n'])
        expect(await toldOf({ ...PROGRAM, [file]: text })).toEqual([`${file}:1 empty-file`]);
    },
  );

  it('is none where a YAML file has its comments, or says that its list is empty', async () => {
    expect(await toldOf({ ...PROGRAM, 'speakers.yaml': '# To be announced.\n', 'calls.yaml': '[]\n' })).toEqual([]);
  });
});

describe('a table of which the head alone is left', () => {
  it('is one error at that file where others refer to its rows', async () => {
    expect(await toldOf({ ...PROGRAM, 'rooms.csv': 'id,name,plenary\n' })).toEqual(['rooms.csv:1 empty-file']);
    expect(await toldOf({ ...PROGRAM, 'sessions.csv': SESSIONS.split('\n')[0] ?? '' })).toEqual([
      'sessions.csv:1 empty-file',
    ]);
  });

  it('is a warning where nothing refers to them', async () => {
    for (const [file, head] of [
      ['contacts.csv', 'group,label,email\n'],
      ['posters.csv', 'id,title,authors\n'],
      ['papers.csv', 'id,session,title,authors\n'],
      ['people.csv', 'name,country\n'],
    ] as const)
      expect(await toldOf({ ...PROGRAM, [file]: head })).toEqual([`${file}:1 empty-table`]);
  });

  it('is nothing to report as long as the whole program is still to come', async () => {
    const heads = Object.fromEntries(
      Object.entries(PROGRAM)
        .filter(([file]) => file !== 'rooms.csv')
        .map(([file, text]) => [file, `${text.split('\n')[0]}\n`]),
    );
    expect(await toldOf({ ...heads, 'rooms.csv': ROOMS })).toEqual([]);
  });
});
