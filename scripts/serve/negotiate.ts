import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** Encodings that a request does not refuse: sirv takes `br;q=0`, which refuses it (RFC 9110, section 12.4.2), for a wish. */
export const acceptedEncodings = (header: string): string =>
  header
    .split(',')
    .filter((coding) => !/;\s*q\s*=\s*0(\.0{0,3})?\s*$/i.test(coding))
    .join(',');

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
