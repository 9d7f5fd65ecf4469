import type { IncomingHttpHeaders } from 'node:http';

/** Encodings that a request does not refuse: sirv takes `br;q=0`, which refuses it (RFC 9110, section 12.4.2), for a wish. */
export const acceptedEncodings = (header: string): string =>
  header
    .split(',')
    .filter((coding) => !/;\s*q\s*=\s*0(\.0{0,3})?\s*$/i.test(coding))
    .join(',');

/**
 * The one range of bytes that a request asks for, with both ends, as sirv understands it (RFC 9110, section 14.1.2); nothing
 * where there is none, where it goes beyond the file, or where it holds for another version: then the whole file is the answer.
 *
 * @param size of the file in bytes
 */
export function wholeRange({ range, 'if-range': version }: IncomingHttpHeaders, size: number): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (version !== undefined || (from === '' && to === '')) return undefined;
  // "-500" are the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // sirv takes an end of 0 for none.
  return start <= end && end > 0 ? `bytes=${start}-${end}` : undefined;
}
