import { constants } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { compressed } from '../../site/support/loaded-files';

/** Kinds of files that a host compresses; pictures other than SVG and fonts are compressed already. */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest))/;

/** The bytes of an answer as a host sends them. */
async function weightOf(response: Response, quality: number): Promise<number> {
  const body = await response.body();
  return COMPRESSIBLE.test(response.headers()['content-type'] ?? '') ? compressed(body, quality) : body.length;
}

/**
 * Weighs everything that a page asks for from now on; of one type, as the browser calls it, or all of it. The quality of
 * compression is the best, as a static host stores files, unless another is given.
 */
export function weigh(page: Page, quality = constants.BROTLI_MAX_QUALITY): (type?: string) => Promise<number> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return async (type) => {
    const counted = answers.filter((response) => type === undefined || response.request().resourceType() === type);
    const weights = await Promise.all(counted.map((response) => weightOf(response, quality)));
    return weights.reduce((sum, bytes) => sum + bytes, 0);
  };
}
