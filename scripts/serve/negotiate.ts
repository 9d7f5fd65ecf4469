import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { ENCODINGS, type Encoding } from '../hosting/compression';

/** Returns the smallest of our encodings that a request accepts; `br;q=0` rejects one (RFC 9110, section 12.4.2). */
export function acceptedEncoding(header: string): Encoding | undefined {
  const taken = header
    .split(',')
    .filter((coding) => !/;\s*q\s*=\s*0(\.0{0,3})?\s*$/i.test(coding))
    .map((coding) => coding.replace(/;.*/, '').trim().toLowerCase());
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => taken.includes(encoding));
}

/** What a request asks for: a part of a file, the whole file, or bytes that it does not have. */
type Wanted =
  | { readonly kind: 'part'; readonly range: string }
  | { readonly kind: 'whole' }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: Wanted = { kind: 'whole' };

/**
 * Reads the range of bytes that a request asks for, and writes it as sirv expects it (RFC 9110, section 14.1.2). The response is the
 * whole file for several ranges, an invalid range, and a range of another version.
 *
 * @param file size in bytes, and time of the last change
 */
export function wantedOf(
  { range, 'if-range': version }: IncomingHttpHeaders,
  { size, mtime }: Pick<Stats, 'size' | 'mtime'>,
): Wanted {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return WHOLE;
  // sirv's tags are weak, so only a date proves that the file is the same (section 13.1.5).
  if (version !== undefined && version !== mtime.toUTCString()) return WHOLE;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return WHOLE;
  // "-500" means the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) return { kind: 'unsatisfiable' };
  // sirv reads an end of 0 as no end.
  return end > 0 ? { kind: 'part', range: `bytes=${start}-${end}` } : WHOLE;
}
