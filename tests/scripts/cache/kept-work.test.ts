import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type AskedContent, ask } from '../../../renderer/questions';
import { fileCache } from '../../../scripts/cache/file-cache';
import { keeperOf, keptOrMade } from '../../../scripts/cache/kept-work';
import { temporaryFolder } from '../../content/support/temporary-folder';

interface Content {
  readonly rooms: readonly string[];
  readonly topics: readonly string[];
  readonly words?: string;
}

const content: Content = { rooms: ['Hall'], topics: ['Weighing'] };
const newCache = () => fileCache(join(temporaryFolder(), 'cache'));

/** Lists the rooms, and looks at nothing else. */
const listRooms = () => vi.fn(async ({ rooms }: Content) => rooms.join());

const made = async (
  cache: ReturnType<typeof newCache>,
  of: Content,
  make: (content: Content) => Promise<string>,
  { version = '1', name = 'list' } = {},
) => Buffer.from(await keptOrMade(keeperOf(cache, version), name, of, make)).toString();

describe('work that is kept between builds', () => {
  it('is done again when a collection has changed that was read for it, and only then', async () => {
    const cache = newCache();
    const make = listRooms();
    expect(await made(cache, content, make)).toBe('Hall');
    expect(await made(cache, { ...content, topics: ['Measuring'] }, make)).toBe('Hall');
    expect(make).toHaveBeenCalledTimes(1);
    expect(await made(cache, { ...content, rooms: ['Annex'] }, make)).toBe('Annex');
    expect(await made(cache, content, make)).toBe('Hall');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is done again when the answer to a question has changed, and not with all that it follows from', async () => {
    const cache = newCache();
    const statement = { id: 'privacy', path: '/privacy', title: 'Privacy', text: 'Nothing is kept.' };
    const make = vi.fn(async (all: AskedContent) => ask(all, 'statements').join());
    const build = (changes: object) => {
      const asked = { statements: [{ ...statement, ...changes }] } as unknown as AskedContent; // all that this question reads
      return keptOrMade(keeperOf(cache, '1'), 'foot', asked, make);
    };
    await build({});
    await build({ text: 'Nothing is ever kept.' });
    expect(make).toHaveBeenCalledTimes(1);
    await build({ title: 'Your privacy' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is done again when two collections have exchanged what is in them', async () => {
    const cache = newCache();
    const make = async ({ rooms, topics }: Content) => `${rooms} ${topics}`;
    expect(await made(cache, content, make)).toBe('Hall Weighing');
    expect(await made(cache, { rooms: content.topics, topics: content.rooms }, make)).toBe('Weighing Hall');
  });

  it('is done again for other code and under another name', async () => {
    const cache = newCache();
    const make = listRooms();
    await made(cache, content, make);
    await made(cache, content, make, { version: '2' });
    await made(cache, content, make, { name: 'another' });
    expect(make).toHaveBeenCalledTimes(3);
  });

  it.each<[string, (content: Content) => Promise<string>]>([
    ['was looked for and not there', async (all) => String('words' in all || all.words)],
    ['was copied with all others', async (all) => JSON.stringify({ ...all })],
  ])('notes a collection that %s', async (_, make) => {
    const cache = newCache();
    const before = await made(cache, content, make);
    expect(await made(cache, { ...content, words: 'other' }, make)).not.toBe(before);
  });

  it('goes by what is read now, where that depends on what was read before', async () => {
    const cache = newCache();
    const make = async ({ rooms, topics }: Content) => (rooms.includes('Hall') ? 'rooms' : topics.join());
    const later = async (all: Content) => (all.rooms.includes('Hall') ? 'rooms' : all.topics.join());
    expect(await made(cache, content, make)).toBe('rooms');
    expect(await made(cache, { ...content, rooms: [] }, later)).toBe('Weighing');
    expect(await made(cache, { rooms: [], topics: ['Measuring'] }, later)).toBe('Measuring');
    expect(await made(cache, content, later)).toBe('rooms');
  });
});
