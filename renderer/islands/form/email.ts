/**
 * Whether a text looks like an e-mail address: one @, no spaces, a dot in the host. RFC 5322 allows more than any
 * mailbox uses.
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
