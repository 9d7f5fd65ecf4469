/** A text as the part of a regular expression that matches it alone; Node has `RegExp.escape` from version 24. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`);
