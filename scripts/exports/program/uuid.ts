import { createHash } from 'node:crypto';

/** The namespace of URLs (RFC 9562, section 6.6). */
const ADDRESSES = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** Makes the UUID of an address (version 5: RFC 9562, section 5.5). */
export function uuidOf(address: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(ADDRESSES.replaceAll('-', ''), 'hex'))
    .update(address)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6); // the version
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8); // the variant
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
