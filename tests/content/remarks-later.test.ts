import { describe, expect, it } from 'vitest';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

const later = (name: string) => compile({ ...layOut(name), remarksLater: true });

describe('rules that only remark, asked later', () => {
  it.each(['title-in-capitals', 'room-overlap'])('say the same as at once: %s', async (name) => {
    const { diagnostics } = await compile(layOut(name));
    const { remarked } = await later(name);

    const withoutFolder = (found: unknown) => JSON.stringify(found)?.replace(/"file":"[^"]*\/data\//g, '"file":"');
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(withoutFolder(await remarked())).toBe(withoutFolder(diagnostics));
  });

  it('have the content made before them, if no other rule refuses the data', async () => {
    const remarkable = await later('title-in-capitals');
    expect(remarkable.diagnostics).toEqual([]);
    expect(remarkable.site).toBeDefined();

    const refused = await later('room-overlap');
    expect(refused.diagnostics).toMatchObject([{ code: 'room-overlap' }]);
    expect(refused.site).toBeUndefined();
  });

  it('are asked no more when nobody wants to know', async () => {
    const { remarked } = await later('title-in-capitals');
    let asked = 0;

    const found = await remarked(async () => {
      asked += 1;
      return asked < 3;
    });

    expect([found, asked]).toEqual([undefined, 3]);
  });
});
