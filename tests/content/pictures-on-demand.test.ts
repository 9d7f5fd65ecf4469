import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

describe('the picture library', () => {
  // It is asked for anew whenever it is wanted, even if another file has loaded it in this process.
  beforeEach(() => {
    vi.doMock('sharp', () => {
      throw new Error('The picture library was loaded.');
    });
  });
  afterEach(() => {
    vi.doUnmock('sharp');
  });

  it('is not loaded when the data names drawings only', async () => {
    const { diagnostics, pictures } = await compile(layOut());
    expect(diagnostics).toEqual([]);
    expect(pictures.flatMap(({ sources }) => sources)).toEqual([]);
  });

  it('is loaded for pixels of which nothing is known', async () => {
    const folders = layOut('picture-too-small');
    // What is kept is kept by the bytes; cameras add what they like after the end of a picture.
    appendFileSync(join(folders.publicDir, 'images/people/nour-haddad.jpg'), randomUUID());
    await expect(compile(folders)).rejects.toMatchObject({ cause: { message: 'The picture library was loaded.' } });
  });
});
