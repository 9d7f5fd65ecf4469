/** Gives the name of a language (BCP 47) in another one: "français" for fr in French. */
export function languagesIn(language: string): (tag: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (tag) => names.of(tag) ?? tag;
}
