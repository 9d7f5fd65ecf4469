/** Stands for the value while a phrase is divided; no text of the data has it. */
const VALUE = '\uFDD2';

/** Returns what a phrase with one value says before and after it, for a value that is no text: an element, a link. */
export function around(phrase: (value: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = phrase(VALUE).split(VALUE);
  return [before, after];
}
