import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from './support/built-site';
import { copyProject, hashes, type ProjectCopy } from './support/copy-of-project';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

describe('a second build, in another folder', { timeout: 120_000 }, () => {
  it('gives the same bytes in another time zone and language', () => {
    copy.build({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });

  it('shows the changed cell of the data folder that CONTENT_DATA names', () => {
    const dataDir = join(copy.dir, 'other-data');
    cpSync(join(copy.dir, 'data'), dataDir, { recursive: true });
    const rooms = join(dataDir, 'rooms.csv');
    writeFileSync(rooms, readFileSync(rooms, 'utf8').replace('Elyssa Room', 'Salle Élyssa'));
    copy.build({ CONTENT_DATA: dataDir });
    const page = readFileSync(join(copy.site, 'finalschedule', 'index.html'), 'utf8');
    expect(page).toContain('Salle Élyssa');
    expect(page).not.toContain('Elyssa Room');
  });

  it('keeps a large original that somebody links to, and tells of a picture that is spoilt', () => {
    const dataDir = join(copy.dir, 'linking-data');
    const original = '/images/partners/baobab-robotics.png';
    cpSync(join(copy.dir, 'data'), dataDir, { recursive: true });
    const partners = join(dataDir, 'partners.csv');
    writeFileSync(partners, readFileSync(partners, 'utf8').replace('https://baobab-robotics.example.org', original));
    copy.build({ CONTENT_DATA: dataDir });
    const kept = Object.keys(hashes(copy.site)).filter((file) => /baobab-robotics|aicha-maiga/.test(file));
    expect(kept.filter((file) => !file.startsWith('assets/'))).toEqual([original.slice(1)]);

    const path = join(copy.dir, 'public', original);
    const whole = readFileSync(path);
    // Begins and ends like a whole file: only decoding it can tell.
    writeFileSync(path, Buffer.from(whole).fill(0, 5000, 5500));
    expect(() => copy.build({ CONTENT_DATA: dataDir })).toThrow(/The picture .*baobab-robotics\.png cannot be read/);
    expect(Object.keys(hashes(copy.site))).toContain(original.slice(1));
  });
});
