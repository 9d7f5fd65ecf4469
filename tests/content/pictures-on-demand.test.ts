import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('the picture library', () => {
  // Another file may have loaded it in this process.
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('sharp', () => {
      throw new Error('The picture library was loaded.');
    });
  });
  afterEach(() => {
    vi.doUnmock('sharp');
    vi.doUnmock('../../scripts/cache/kept-fact');
    vi.resetModules();
  });

  it('is not loaded when the data names drawings only', async () => {
    const [{ compile }, { layOut }] = [await import('./support/compile'), await import('./support/fixture')];
    const { diagnostics, pictures } = await compile(layOut());
    expect(diagnostics).toEqual([]);
    expect(pictures.flatMap(({ sources }) => sources)).toEqual([]);
  });

  it('is loaded for pixels of which nothing is known', async () => {
    vi.doMock('../../scripts/cache/kept-fact', () => ({
      keptFact: (_kind: string, _bytes: Uint8Array, learn: () => Promise<unknown>) => learn(),
    }));
    const [{ compile }, { layOut }] = [await import('./support/compile'), await import('./support/fixture')];
    await expect(compile(layOut('picture-too-small'))).rejects.toThrow();
  });
});
