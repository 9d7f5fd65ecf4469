import type { IncomingMessage } from 'node:http';

/** In bytes: far more than a payment or the card provider's form needs. */
export const MAX_BODY = 16 * 1024;

/** Reads the body of a request; undefined if it exceeds the limit. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

/** Parses JSON in UTF-8 (RFC 8259, section 8.1); undefined if it is invalid. The value is wrapped, since it may be null. */
export function parseJson(bytes: Buffer): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}
