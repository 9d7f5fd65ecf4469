import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestPath } from '../../../scripts/serve/request-path';
import type { Handler } from '../../../scripts/serve/site-server';

const VIEW_BOX = /<svg[^>]*\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/;

/** A picture of a size on which nothing is seen: of a GIF, the first bytes tell the size, and one pixel is enough. */
function nothingOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const pixel = 'gAAAAAAA////IfkEAQAAAAAsAAAAAAEAAQAAAgFEADs=';
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from(pixel, 'base64')]);
}

/**
 * Answers with something of the same size wherever an element shows a drawing of a folder: Chromium makes a page of its own of each, and a
 * home page with its eighty took twice the time for them that it took without, in every test of something else. Opened by itself a
 * drawing is what it is, and one that is missing is missing.
 */
export const standInsForDrawings =
  (dir: string): Handler =>
  (request, response, next) => {
    const path = requestPath(request.url ?? '/') ?? '';
    const file = join(dir, path);
    const isShown = request.headers['sec-fetch-dest'] === 'image' && path.endsWith('.svg');
    const size = isShown && existsSync(file) ? VIEW_BOX.exec(readFileSync(file, 'utf8')) : null;
    if (!size) return next();
    response.setHeader('content-type', 'image/gif');
    response.setHeader('cache-control', 'max-age=3600');
    response.end(nothingOf(Math.round(Number(size[1])), Math.round(Number(size[2]))));
  };
