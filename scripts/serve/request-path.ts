/**
 * Decodes the path of a request; undefined if it is not a path of a site.
 *
 * Each part is decoded by itself: `%26` is the same as `&`, but `%2f` is not a slash.
 */
export function requestPath(url: string): string | undefined {
  const [encoded = ''] = url.split(/[?#]/, 1);
  if (!encoded.startsWith('/')) return undefined;
  const parts = encoded.split('/').map(decodePart);
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}

/** Returns `?` and the query of an address, or an empty string. */
export function requestQuery(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}

/** Encodes a path for an address. `&` and `+` stay, `?` and `#` are encoded. */
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
