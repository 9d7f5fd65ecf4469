import { describe, expect, it } from 'vitest';
import { progressOn } from '../../../scripts/site/progress';

/** What is told on an output of a kind, a second passing whenever somebody looks at the clock. */
function outputOf(isTTY: boolean) {
  const written: string[] = [];
  let seconds = 0;
  const progress = progressOn({ isTTY, write: (text) => written.push(text) }, () => 1000 * seconds++);
  return { written, progress };
}

const fourPages = async (advance: () => void) => {
  for (let page = 0; page < 4; page += 1) advance();
  return 'done';
};

describe('the progress of a long step', () => {
  it('is one line of a terminal, which goes in the end', async () => {
    const { written, progress } = outputOf(true);
    expect(await progress.during('Rendering pages', fourPages, 4)).toBe('done');
    expect(written).toEqual([
      ...[0, 1, 2, 3, 4].map((done) => `\r\u001b[KRendering pages: ${done} of 4`),
      '\r\u001b[K',
    ]);
  });

  it('goes from a terminal as well when the step fails', async () => {
    const { written, progress } = outputOf(true);
    await expect(progress.during('Bundling', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(written).toEqual(['\r\u001b[KBundling', '\r\u001b[K']);
  });

  it('is a plain line elsewhere, without a line for each of many quick parts', async () => {
    const { written, progress } = outputOf(false);
    await progress.during('Rendering pages', fourPages, 4);
    expect(written).toEqual(['Rendering pages: 4\n']);
  });

  it('makes way for what is printed meanwhile', async () => {
    const { written, progress } = outputOf(true);
    await progress.during('Bundling', async () => progress.aside(() => written.push('A warning\n')));
    expect(written.join('')).toBe('\r\u001b[KBundling\r\u001b[KA warning\n\r\u001b[KBundling\r\u001b[K');
  });
});
