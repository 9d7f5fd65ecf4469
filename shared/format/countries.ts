/** Gives the name of a country in a language: of a code of two letters (ISO 3166-1) its name there, else what is written. */
export function countriesIn(language: string): (country: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return (country) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country);
}
