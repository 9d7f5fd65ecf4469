import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptFile } from '../../../scripts/cache/kept-work';
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
    expect(next.notesBefore('people/index.html')).toEqual(['people']);
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
