import { hash } from 'node:crypto';

/**
 * The SHA-256 of some contents, in hexadecimal. In one call: builds hash tens of thousands of short texts, and an object for each
 * takes longer than its hash.
 *
 * @param {string | Uint8Array} contents
 * @param {number} [digits] the number of its first digits that are enough; all 64 if not given
 * @returns {string}
 */
export const hashOf = (contents, digits = 64) => hash('sha256', contents).slice(0, digits);
