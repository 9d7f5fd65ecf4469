import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../scripts/desk/contract';
import { Refused, workspace } from '../../../scripts/desk/store/workspace';
import { temporaryFolder } from '../../content/support/temporary-folder';

const ROOMS = '\ufeffid;name\r\nhall;"Great Hall"\nroom;Room 1\r\n';

/** A data folder with a table of rooms, as a spreadsheet saved it, and a file of facts. */
function dataFolder() {
  const dataDir = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(dataDir, name), text);
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8');
  write('rooms.csv', ROOMS);
  write('conference.yaml', '# Ours\nname: A  # short\nacronym: "B"\n');
  return { dataDir, write, read, desk: workspace(dataDir) };
}

const cell = (row: number, column: number, to: string): Edit => ({ do: 'cell', row, column, to });

describe('the desk in a data folder', () => {
  it('changes the bytes of an edit alone', async () => {
    const { desk, read } = dataFolder();
    const { version } = desk.open('rooms.csv');
    await desk.save('Room', [{ name: 'rooms.csv', version, edits: [cell(0, 1, 'Hall')] }]);
    expect(read('rooms.csv')).toBe(ROOMS.replace('Great Hall', 'Hall'));
    const values = desk.open('conference.yaml');
    await desk.save('Name', [
      { name: 'conference.yaml', version: values.version, edits: [{ do: 'set', path: ['name'], to: 'C' }] },
    ]);
    expect(read('conference.yaml')).toBe('# Ours\nname: C  # short\nacronym: "B"\n');
  });

  it('makes a file that is not there, and undo takes it away', async () => {
    const { dataDir, desk, read } = dataFolder();
    await desk.save('New', [{ name: 'tracks.csv', version: null, edits: [{ do: 'whole', to: 'id,name\n' }] }]);
    expect(read('tracks.csv')).toBe('id,name\n');
    await desk.undo();
    expect(() => read('tracks.csv')).toThrow();
    await workspace(dataDir).redo();
    expect(read('tracks.csv')).toBe('id,name\n');
  });

  it('merges with what was saved outside, and undo keeps that', async () => {
    const { desk, read, write } = dataFolder();
    const { version } = desk.open('rooms.csv');
    write('rooms.csv', ROOMS.replace('Room 1', 'Room 2'));
    await desk.save('Room', [{ name: 'rooms.csv', version, edits: [cell(0, 1, 'Hall')] }]);
    expect(read('rooms.csv')).toBe(ROOMS.replace('Great Hall', 'Hall').replace('Room 1', 'Room 2'));
    write('rooms.csv', read('rooms.csv').replace('Room 2', 'Room 3'));
    await desk.undo();
    expect(read('rooms.csv')).toBe(ROOMS.replace('Room 1', 'Room 3'));
  });

  it('writes nothing where both changed the same, and what it offers makes its own change win', async () => {
    const { desk, read, write } = dataFolder();
    const { version } = desk.open('rooms.csv');
    const theirs = ROOMS.replace('Great Hall', 'Foyer').replace('Room 1', 'Room 2');
    write('rooms.csv', theirs);
    const saved = await desk.save('Room', [{ name: 'rooms.csv', version, edits: [cell(0, 1, 'Hall')] }]);
    expect(read('rooms.csv')).toBe(theirs);
    if (!('conflicts' in saved)) throw new Error('There is no conflict.');
    expect(saved.conflicts).toEqual([
      { name: 'rooms.csv', what: 'hall · name', before: 'Great Hall', theirs: 'Foyer', mine: 'Hall' },
    ]);
    await desk.save('Room', saved.ifMine);
    expect(read('rooms.csv')).toBe(theirs.replace('Foyer', 'Hall'));
  });

  it('saves edits that were made one after the other on the version before the first', async () => {
    const { desk, read, write } = dataFolder();
    const { version } = desk.open('rooms.csv');
    write('rooms.csv', `${ROOMS}attic;Attic\r\n`);
    const first = await desk.save('Room', [{ name: 'rooms.csv', version, edits: [cell(0, 1, 'Hall')] }]);
    if (!('own' in first)) throw new Error('There is a conflict.');
    await desk.save('Room', [
      { name: 'rooms.csv', version: first.own['rooms.csv'] ?? null, edits: [cell(0, 1, 'Hall 2')] },
    ]);
    expect(read('rooms.csv')).toBe(`${ROOMS.replace('Great Hall', 'Hall 2')}attic;Attic\r\n`);
  });

  it('undoes and does again save by save, over a restart, byte for byte', async () => {
    const { dataDir, desk, read } = dataFolder();
    for (const name of ['1', '2', '3']) {
      const { version } = desk.open('rooms.csv');
      await desk.save(name, [{ name: 'rooms.csv', version, edits: [cell(0, 1, name)] }]);
    }
    await desk.undo();
    const again = workspace(dataDir);
    expect(again.labels()).toEqual({ undo: '2', redo: '3' });
    await again.undo();
    await again.undo();
    expect(read('rooms.csv')).toBe(ROOMS);
    await again.redo();
    expect(read('rooms.csv')).toBe(ROOMS.replace('Great Hall', '1'));
    expect(again.labels()).toEqual({ undo: '1', redo: '2' });
  });

  it('makes a save once that is sent again because no answer came, also after a restart', async () => {
    const { dataDir, desk, read, write } = dataFolder();
    const { version } = desk.open('rooms.csv');
    const edits: readonly Edit[] = [{ do: 'addRows', at: 2, rows: [['attic', 'Attic']] }];
    const saved = await desk.save('Row', [{ name: 'rooms.csv', version, edits }], 'first');
    await desk.save('Name', [{ name: 'rooms.csv', version, edits: [cell(0, 1, 'Hall')] }], 'second');
    const both = `${ROOMS.replace('Great Hall', 'Hall')}attic;Attic\r\n`;
    expect(read('rooms.csv')).toBe(both);
    const again = workspace(dataDir);
    expect(await again.save('Row', [{ name: 'rooms.csv', version, edits }], 'first')).toEqual({
      ...saved,
      versions: { 'rooms.csv': again.open('rooms.csv').version },
    });
    expect(read('rooms.csv')).toBe(both);
    await again.undo(undefined, 'third');
    await again.undo(undefined, 'third');
    expect(read('rooms.csv')).toBe(`${ROOMS}attic;Attic\r\n`);
    write('rooms.csv', ROOMS);
    await again.undo(undefined, 'third');
    expect(read('rooms.csv')).toBe(ROOMS);
  });

  it.each([
    ['../secret.csv'],
    ['/etc/passwd'],
    ['pages/../../x.md'],
    ['pages/.hidden.md'],
    ['schemas/rooms.schema.json'],
    ['releases/log.yaml'],
  ])('refuses %s', async (name) => {
    const { desk } = dataFolder();
    await expect(desk.save('x', [{ name, version: null, edits: [{ do: 'whole', to: 'x' }] }])).rejects.toThrow(
      'is no file of the data',
    );
  });

  it('says why a value cannot be edited in the form', async () => {
    const { desk, write } = dataFolder();
    write('conference.yaml', 'name: &name A\nacronym: *name\n');
    const { version } = desk.open('conference.yaml');
    const edits: readonly Edit[] = [{ do: 'set', path: ['acronym'], to: 'B' }];
    const saving = desk.save('x', [{ name: 'conference.yaml', version, edits }]);
    await expect(saving).rejects.toThrow(Refused);
    await expect(saving).rejects.toThrow('"acronym" cannot be changed here: edit it in the file itself.');
  });

  it('refuses a link that leads out of the folder', async () => {
    const { dataDir, desk } = dataFolder();
    const outside = join(temporaryFolder(), 'rooms.csv');
    renameSync(join(dataDir, 'rooms.csv'), outside);
    symlinkSync(outside, join(dataDir, 'rooms.csv'));
    await expect(async () => desk.open('rooms.csv')).rejects.toThrow('leads out of the data folder');
  });

  it('does not merge two YAML files into one that cannot be read', async () => {
    const { desk, write } = dataFolder();
    const { version } = desk.open('conference.yaml');
    write('conference.yaml', 'edition: 1\n# Ours\nname: A  # short\nacronym: "B"\n');
    const saved = await desk.save('x', [
      { name: 'conference.yaml', version, edits: [{ do: 'set', path: ['edition'], to: 2 }] },
    ]);
    expect(saved).toHaveProperty('conflicts');
  });
});
