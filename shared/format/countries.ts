/**
 * Returns a function that names countries in a language. It translates two-letter codes (ISO 3166-1) and keeps other
 * texts.
 */
export function countriesIn(language: string): (country: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return (country) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country);
}
