import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './policy/content-types';

/** In bytes: a smaller file arrives in one packet, compressed or not. */
export const WORTH_IT = 1400;

/** Whether a file of a site is sent compressed, to who takes that. */
export const isWorthCompressing = (name: string, size: number): boolean => size >= WORTH_IT && isText(name);

/** The encodings of HTTP in which files are sent, the smallest first, with the endings of copies on a disk. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS;

/** Of Brotli: quality 10 takes ten times as long for 10 in 100 less. */
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
          // As large as the file: to prepare the usual window takes ten times as long as to compress a small page.
          [constants.BROTLI_PARAM_LGWIN]: Math.min(
            constants.BROTLI_DEFAULT_WINDOW,
            Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.length + 16))),
          ),
        },
      });
