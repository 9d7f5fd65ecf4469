/** Characters of file names. */
const NAME_CHARACTER = /[\w.-]/;

/** Finds the names of the scripts that a page or script loads. */
export function scriptsIn(text: string): readonly string[] {
  const names = new Map<number, string>();
  // Searched from the end of a name: nearly every word could be the beginning of one.
  for (const { index } of text.matchAll(/\.js\b/g)) {
    let start = index;
    while (NAME_CHARACTER.test(text.charAt(start - 1))) start -= 1;
    // The longest name counts, as in "a.js.b.js".
    if (start < index) names.set(start, text.slice(start, index + '.js'.length));
  }
  return [...new Set(names.values())];
}
