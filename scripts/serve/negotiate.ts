import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { ENCODINGS, type Encoding } from '../hosting/compression';

/** The smallest of our encodings that a request takes; `br;q=0` refuses one (RFC 9110, section 12.4.2). */
export function acceptedEncoding(header: string): Encoding | undefined {
  const taken = header
    .split(',')
    .filter((coding) => !/;\s*q\s*=\s*0(\.0{0,3})?\s*$/i.test(coding))
    .map((coding) => coding.replace(/;.*/, '').trim().toLowerCase());
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => taken.includes(encoding));
}

/** The bytes of a file that a request asks for: a part, with both ends, the whole, or bytes that it does not have. */
type Wanted =
  | { readonly kind: 'part'; readonly range: string }
  | { readonly kind: 'whole' }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: Wanted = { kind: 'whole' };

/**
 * The one range of bytes that a request asks for, as sirv understands it (RFC 9110, section 14.1.2). The whole file is the answer to
 * several ranges, to what is none, and where the range holds for another version.
 *
 * @param file its size in bytes and the time of its last change
 */
export function wantedOf(
  { range, 'if-range': version }: IncomingHttpHeaders,
  { size, mtime }: Pick<Stats, 'size' | 'mtime'>,
): Wanted {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return WHOLE;
  // The tags of sirv are weak, so that a date alone says that the file is the same (section 13.1.5).
  if (version !== undefined && version !== mtime.toUTCString()) return WHOLE;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return WHOLE;
  // "-500" are the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) return { kind: 'unsatisfiable' };
  // sirv takes an end of 0 for none.
  return end > 0 ? { kind: 'part', range: `bytes=${start}-${end}` } : WHOLE;
}
