import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptFile } from '../../../scripts/cache/kept-work';
import { pageFile } from '../../../scripts/site/page-file.mjs';
import { siteFolder } from '../../../scripts/site/site-folder';
import { temporaryFolder } from '../../content/support/temporary-folder';

let folder: string;
let list: KeptFile;
beforeEach(() => {
  folder = temporaryFolder();
  let kept: Uint8Array | undefined;
  list = {
    find: () => kept,
    keep: (bytes) => {
      kept = Buffer.from(bytes);
    },
  };
});

const site = (name: string, last: string) => siteFolder(join(folder, name), join(folder, last), list);
const text = (path: string) => readFileSync(join(folder, path), 'utf8');

/** A site of one page. */
function first(): void {
  const made = site('one', 'none');
  made.write('people/index.html', 'key 1', 'first', ['people']);
  made.keepList(made.path);
}

describe('the folder of a site', () => {
  it('takes from the last site what is made of the same, with its date and its notes', () => {
    first();
    const next = site('two', 'one');
    expect(next.notesBefore('people/index.html')).toEqual({ shared: [], own: ['people'] });
    expect(next.take('people/index.html', 'key 2')).toBe(false);
    expect(next.take('people/index.html', 'key 1')).toBe(true);
    next.complete();
    expect(text('two/people/index.html')).toBe('first');
    expect(statSync(join(folder, 'two/people/index.html')).mtimeMs).toBe(
      statSync(join(folder, 'one/people/index.html')).mtimeMs,
    );
    next.keepList(next.path);
    expect(site('three', 'two').take('people/index.html', 'key 1')).toBe(true);
  });

  it('takes nothing that somebody has touched or taken away', () => {
    first();
    writeFileSync(join(folder, 'one/people/index.html'), 'spoilt');
    expect(site('two', 'one').take('people/index.html', 'key 1')).toBe(false);
    expect(site('three', 'gone').take('people/index.html', 'key 1')).toBe(false);
  });

  it('reads nothing that somebody has touched after it was taken', () => {
    first();
    const next = site('two', 'one');
    next.take('people/index.html', 'key 1');
    expect(next.read('people/index.html').toString()).toBe('first');
    writeFileSync(join(folder, 'one/people/index.html'), 'spoilt');
    expect(() => next.read('people/index.html')).toThrow('was changed while the new site was made of it');
  });

  it('takes all copies of a file that is taken itself, or none', () => {
    const made = site('one', 'none');
    made.write('a.txt', 'key 1', 'first');
    made.write('b.txt', 'key 1', 'first');
    made.write('c.txt', 'key 1', 'first');
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      made.writeCopies(name, 'packed', { '.gz': Buffer.from('gz'), '.br': Buffer.from('br') });
    made.keepList(made.path);
    writeFileSync(join(folder, 'one/b.txt.br'), 'spoilt');

    const next = site('two', 'one');
    expect(next.takeCopies('a.txt', 'packed')).toBe(false);
    next.take('a.txt', 'key 1');
    next.take('b.txt', 'key 1');
    // Whatever its key promises, it is another file.
    next.write('c.txt', 'key 1', 'first');
    expect(next.takeCopies('a.txt', 'packed otherwise')).toBe(false);
    expect(['a.txt', 'b.txt', 'c.txt'].map((name) => next.takeCopies(name, 'packed'))).toEqual([true, false, false]);
    expect(next.names()).toEqual(['a.txt', 'a.txt.gz', 'a.txt.br', 'b.txt', 'c.txt']);
    expect(next.changes()).toEqual({
      written: ['c.txt'],
      gone: ['b.txt.gz', 'b.txt.br', 'c.txt.gz', 'c.txt.br'],
    });
    next.complete();
    expect([text('two/a.txt'), text('two/a.txt.br'), existsSync(join(folder, 'two/b.txt.br'))]).toEqual([
      'first',
      'br',
      false,
    ]);
  });

  it('changes the first page in place, as any other', () => {
    const home = pageFile({ kind: 'home', path: '/' });
    const made = site('one', 'none');
    for (const name of [home, 'people/index.html']) {
      made.write(name, 'key 1', 'first');
      made.writeCopies(name, 'packed', { '.gz': Buffer.from('gz') });
    }
    made.keepList(made.path);
    const next = site('two', 'one');
    next.take('people/index.html', 'key 1');
    next.takeCopies('people/index.html', 'packed');
    next.write(home, 'key 2', 'second');
    next.writeCopies(home, 'packed', { '.gz': Buffer.from('gz 2') });
    expect(next.changes()).toEqual({ written: [home, `${home}.gz`], gone: [] });
  });

  it('changes nothing in place where a new folder has the name of an old copy', () => {
    const made = site('one', 'none');
    for (const name of ['a.txt', 'b.txt']) made.write(name, 'key 1', 'first');
    made.writeCopies('a.txt', 'packed', { '.gz': Buffer.from('gz') });
    made.keepList(made.path);
    const next = site('two', 'one');
    next.take('b.txt', 'key 1');
    next.write('a.txt.gz/index.html', 'key 1', 'page');
    expect(next.changes()).toBeUndefined();
  });

  it('has a place for a file in a folder from which all others were removed', () => {
    const made = site('one', 'none');
    made.write('assets/unused.js', 'key 1', 'nobody asks for it');
    made.remove('assets/unused.js');
    expect(existsSync(join(folder, 'one/assets'))).toBe(false);
    made.write('assets/used.js.gz', 'key 2', 'copy');
    expect(text('one/assets/used.js.gz')).toBe('copy');
  });

  it('writes nothing into a file of the last site', () => {
    first();
    const next = site('two', 'one');
    next.take('people/index.html', 'key 1');
    next.write('people/index.html', 'key 2', 'second');
    next.complete();
    expect([text('one/people/index.html'), text('two/people/index.html')]).toEqual(['first', 'second']);
  });
});
