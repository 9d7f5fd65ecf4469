import { type Meant, meant } from './meant';

const nameOf = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Tests for a BCP 47 tag (RFC 5646) of a known language: "fr", "ar-TN". English names of languages are not tags. */
export const isLanguage = (text: string): boolean => canonical(text) === text;

/** Suggests the tag for a language's English name, or for a tag in other letter case: "French", "FR" → "fr". */
export function languageAsMeant(text: string): Meant | undefined {
  const tag = tagsByName().get(text.toLowerCase()) ?? canonical(text);
  return tag === undefined ? undefined : meant(tag);
}

/** Returns a tag in its standard letter case; undefined for an unknown language. */
function canonical(text: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(text);
    return tag !== undefined && nameOf.of(new Intl.Locale(tag).language) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

let known: ReadonlyMap<string, string> | undefined;

/** Maps English names in lower case to the two-letter codes of ISO 639-1. Built when first needed. */
function tagsByName(): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  known ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((tag) => {
        const name = isLanguage(tag) ? nameOf.of(tag) : undefined;
        return name === undefined ? [] : [[name.toLowerCase(), tag] as const];
      }),
  );
  return known;
}
