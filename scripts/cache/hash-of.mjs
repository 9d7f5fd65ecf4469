import { createHash } from 'node:crypto';

/**
 * The SHA-256 of some contents, in hexadecimal.
 *
 * @param {string | Uint8Array} contents
 * @param {number} [digits] the number of its first digits that are enough; all 64 if not given
 * @returns {string}
 */
export const hashOf = (contents, digits = 64) => createHash('sha256').update(contents).digest('hex').slice(0, digits);
