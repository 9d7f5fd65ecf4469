/** Serialises a value as JSON for a script element. No text in it can end the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
