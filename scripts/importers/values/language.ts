const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Other languages in which people name languages in tables. */
const NAMED_IN = ['fr', 'es', 'pt', 'de', 'it', 'ar'].map((code) => new Intl.DisplayNames(code, { type: 'language' }));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
let codes: ReadonlyMap<string, string> | undefined;

/** Converts "French", "Français", "French / Français", "French only" and "fr-FR" to "fr"; undefined for other texts. */
export function languageIn(text: string): string | undefined {
  const parts = text.split(/\s*\/\s*/);
  if (parts.length === 1) return codeOf(text.replace(/ only$/i, ''));
  // Parts in a language that is not known here only repeat the one that is: "日本語のみ/Japanese Only".
  const found = [...new Set(parts.map(languageIn))].filter((code) => code !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

function codeOf(text: string): string | undefined {
  codes ??= new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
      const name = english.of(code);
      if (name === undefined) return [];
      const named = NAMED_IN.map((locale) => locale.of(code) ?? name);
      const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? name;
      return [code, name, ...named, own].map((each): [string, string] => [each.toLowerCase(), code]);
    }),
  );
  const plain = text.trim().toLowerCase();
  return codes.get(plain) ?? codes.get(/^([a-z]{2})[-_]/.exec(plain)?.[1] ?? '');
}
