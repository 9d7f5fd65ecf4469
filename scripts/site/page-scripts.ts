/** The characters of a file's name. */
const OF_NAMES = /[\w.-]/;

/** The names of the scripts that a page or another script asks for. */
export function scriptsIn(text: string): readonly string[] {
  const names = new Map<number, string>();
  // Looked for by their ends: nearly every word of a page might be the beginning of one.
  for (const { index } of text.matchAll(/\.js\b/g)) {
    let start = index;
    while (OF_NAMES.test(text.charAt(start - 1))) start -= 1;
    // Of "a.js.b.js" the whole is meant.
    if (start < index) names.set(start, text.slice(start, index + '.js'.length));
  }
  return [...new Set(names.values())];
}
