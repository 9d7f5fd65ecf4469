import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { PAGE_KINDS } from './support/page-kinds';
import { readToTheEnd } from './support/read-to-the-end';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const KILOBYTE = 1000;
const PAGE = 250 * KILOBYTE;
const FONTS = 60 * KILOBYTE;

/** Kinds of files that a host compresses; pictures other than SVG and fonts are compressed already. */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest))/;

/** The bytes of an answer as a static host sends them. */
async function weightOf(response: Response): Promise<number> {
  const body = await response.body();
  return COMPRESSIBLE.test(response.headers()['content-type'] ?? '') ? brotliCompressSync(body).length : body.length;
}

/** Everything that a page asks for when it is read to the end, at every width that has pictures of its own. */
describe.each([390, 1280])('in a window of %i px', (width) => {
  it.each(PAGE_KINDS)('%s weighs at most 250 kB read to the end, its fonts 60 kB', async (path) => {
    const page = await visit.open({ viewport: { width, height: 800 } });
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    await page.goto(path);
    await readToTheEnd(page);
    const weights = await Promise.all(
      answers.map(async (response) => ({
        type: response.request().resourceType(),
        bytes: await weightOf(response),
      })),
    );
    const sum = (type?: string) =>
      weights.filter((each) => type === undefined || each.type === type).reduce((total, { bytes }) => total + bytes, 0);
    expect(weights.some(({ type }) => type === 'document')).toBe(true);
    expect(sum()).toBeLessThanOrEqual(PAGE);
    expect(sum('font')).toBeLessThanOrEqual(FONTS);
    await page.context().close();
  });
});
