import { data } from 'currency-codes';

const LANGUAGES = ['en', 'fr', 'ar', 'es', 'de', 'it'];

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

let codes: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Key of a name → the codes that have it, in the languages that organisers write in. Made when first asked for. */
function codesByName(): ReadonlyMap<string, ReadonlySet<string>> {
  if (codes !== undefined) return codes;
  const made = new Map<string, Set<string>>();
  const add = (name: string | undefined, code: string) => {
    if (name === undefined || name === code) return;
    const key = keyOf(name);
    made.set(key, (made.get(key) ?? new Set<string>()).add(code));
  };
  const inLanguages = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }),
  );
  for (const { code, currency } of data) {
    add(currency, code);
    for (const names of inLanguages) add(names.of(code), code);
  }
  codes = made;
  return made;
}

/** The codes of the currencies that have a name, in any of the usual languages; none for a name that nobody knows. */
export const codesNamed = (name: string): readonly string[] => [...(codesByName().get(keyOf(name)) ?? [])];

/** The name of a currency in a language. */
export const nameOfCurrency = (code: string, language: string): string | undefined =>
  new Intl.DisplayNames([language, 'en'], { type: 'currency', fallback: 'none' }).of(code);
