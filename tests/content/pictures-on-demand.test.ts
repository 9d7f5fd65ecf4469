import { describe, expect, it, vi } from 'vitest';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

vi.mock('sharp', () => {
  throw new Error('The picture library was loaded.');
});

describe('the picture library', () => {
  it('is not loaded when the data names drawings only', async () => {
    await expect(compile(layOut())).resolves.toMatchObject({ diagnostics: [], pictures: [] });
  });

  it('is loaded for pixels', async () => {
    await expect(compile(layOut('picture-too-small'))).rejects.toThrow();
  });
});
