import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './policy/content-types';

/** In bytes. A smaller file fits into one packet, compressed or not. */
export const WORTH_IT = 1400;

/** Tells whether a file of a site is sent compressed, to clients that accept it. */
export const isWorthCompressing = (name: string, size: number): boolean => size >= WORTH_IT && isText(name);

/** HTTP encodings, the smallest first, with the extensions of compressed copies. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS;

/** The usual quality of Brotli: 10 takes ten times as long for 10 % less. */
export const USUAL_QUALITY = 9;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses a file. */
export const compress = (encoding: Encoding, bytes: Uint8Array, quality = USUAL_QUALITY): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressors.gzip(bytes)
    : compressors.br(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // As large as the file: preparing the default window takes ten times as long as compressing a small page.
          [constants.BROTLI_PARAM_LGWIN]: Math.min(
            constants.BROTLI_DEFAULT_WINDOW,
            Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.length + 16))),
          ),
        },
      });
