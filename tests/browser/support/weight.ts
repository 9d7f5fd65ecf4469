import type { Page, Response } from 'playwright-core';
import { compressed, quicklyCompressed } from '../../site/support/loaded-files';

/** Kinds of files that a host compresses; pictures other than SVG and fonts are compressed already. */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest))/;

/** The bytes of an answer as a host sends them. */
async function weightOf(response: Response, compress: (body: Buffer) => number): Promise<number> {
  const body = await response.body();
  return COMPRESSIBLE.test(response.headers()['content-type'] ?? '') ? compress(body) : body.length;
}

/**
 * Weighs everything that a page asks for from now on; of one type, as the browser calls it, or all of it. As a host that compresses for
 * each visitor sends it, which is enough for what has to be light; what would be above `most`, as a static host stores files: the best
 * compression takes twenty times as long.
 */
export function weigh(page: Page): (type?: string, most?: number) => Promise<number> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return async (type, most = Number.POSITIVE_INFINITY) => {
    const counted = answers.filter((response) => type === undefined || response.request().resourceType() === type);
    const sumBy = async (compress: (body: Buffer) => number) => {
      const weights = await Promise.all(counted.map((response) => weightOf(response, compress)));
      return weights.reduce((sum, bytes) => sum + bytes, 0);
    };
    const quickly = await sumBy(quicklyCompressed);
    return quickly > most ? sumBy(compressed) : quickly;
  };
}
