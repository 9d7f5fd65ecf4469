import { type Meant, meant } from './meant';

const nameOf = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A tag of BCP 47 (RFC 5646) whose language is known: "fr", "ar-TN". English names of languages are no tags. */
export const isLanguage = (text: string): boolean => canonical(text) === text;

/** Says which tag to write for a language's English name, or for a tag in other letters: "French", "FR" → "fr". */
export function languageAsMeant(text: string): Meant | undefined {
  const tag = tagsByName().get(text.toLowerCase()) ?? canonical(text);
  return tag === undefined ? undefined : meant(tag);
}

/** The tag in the letters of the standard; undefined if its language is not known. */
function canonical(text: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(text);
    return tag !== undefined && nameOf.of(new Intl.Locale(tag).language) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

let known: ReadonlyMap<string, string> | undefined;

/** The languages of two letters (ISO 639-1) by their English names in small letters. Made when first asked for. */
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
