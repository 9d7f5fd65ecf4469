import type { IncomingMessage } from 'node:http';

/** Far more than a payment or the card provider's form needs. */
export const MAX_BODY = 16 * 1024;

/** The bytes of a request's body, or nothing when they exceed the limit; bytes beyond it are not kept. */
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

/** A JSON text in UTF-8 (RFC 8259, section 8.1) as a value, wrapped to tell `null` from a mistake. */
export function parseJson(bytes: Buffer): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}
