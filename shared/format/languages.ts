/** Returns a function that names languages (BCP 47) in a language: "français" for fr in French. */
export function languagesIn(language: string): (tag: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (tag) => names.of(tag) ?? tag;
}
