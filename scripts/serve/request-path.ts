/**
 * The path that a request asks for, decoded, or nothing when no path of a site can be meant.
 *
 * Each part is decoded by itself: `%26` and `&` are the same name, but `%2f` is not a way to write a folder.
 */
export function requestPath(url: string): string | undefined {
  const [encoded = ''] = url.split(/[?#]/, 1);
  if (!encoded.startsWith('/')) return undefined;
  const parts = encoded.split('/').map(decodePart);
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}

/** The rest of the address behind the path: `?` and the query, or nothing. */
export function requestQuery(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}

/** A path as it stands in an address. `&` and `+` may stay as they are there, `?` and `#` may not. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}

function decodePart(encoded: string): string | undefined {
  try {
    const part = decodeURIComponent(encoded);
    return part === '.' || part === '..' || /[/\\\0]/.test(part) ? undefined : part;
  } catch {
    return undefined;
  }
}
