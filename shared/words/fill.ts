import { directionOf } from './direction';
import { en } from './en';
import { type Digits, frenchSpaces, inDigits, listsIn } from './grammar';
import { type Forms, type IntlWords, isForms, placeholdersOf, type SomeTexts, type Words } from './texts';

/** Placeholders of what the site itself writes in its language. Other values, which the data has, keep their own direction. */
const OF_THE_SITE: ReadonlySet<string> = new Set(
  'about count countries day duration entries file found hours members minutes names papers results roles shown time titles total'.split(
    ' ',
  ),
);

/** Makes the labels of a language from its texts, each the first that there is: the conference's own, the product's, English. */
export function wordsFrom(texts: readonly SomeTexts[], locale: string, digits: Digits, made: IntlWords): Words {
  const fill = filler(locale, digits);
  const spaced = new Intl.Locale(locale).language === 'fr' ? eachForm(frenchSpaces) : (text: string | Forms) => text;
  const filled = (english: object, layers: readonly SomeTexts[]): object =>
    Object.fromEntries(
      Object.entries(english).map(([name, word]: [string, string | Forms | object]) => {
        const found = layers.flatMap((layer) => layer[name] ?? []);
        if (typeof word === 'object' && !isForms(word))
          return [
            name,
            filled(
              word,
              found.filter((each) => typeof each === 'object'),
            ),
          ];
        const names = placeholdersOf(word);
        const text = spaced((found[0] ?? word) as string | Forms); // the schema of words.yaml derives from the labels
        return [name, names.length === 0 ? text : (...values: readonly unknown[]) => fill(text, names, values)];
      }),
    );
  return { ...(filled(en, texts) as Words), ...made }; // `Words` derives from the English texts
}

const eachForm =
  (change: (text: string) => string) =>
  (text: string | Forms): string | Forms =>
    typeof text === 'string'
      ? change(text)
      : { ...text, ...Object.fromEntries(Object.entries(text).map(([form, each]) => [form, change(each)])) };

/** Returns a function that puts values into a text: numbers in the digits of the language, and lists in its way. */
function filler(locale: string, digits: Digits) {
  const rules = new Intl.PluralRules(locale);
  const conjunction = listsIn(locale, 'conjunction');
  const isIsolating = directionOf(locale) === 'rtl';
  const written = (value: unknown, name: string): string => {
    if (Array.isArray(value)) return conjunction.text(value.map((each) => written(each, name)));
    const text = typeof value === 'number' || name === 'pages' ? inDigits(String(value), digits) : String(value);
    // Isolates of Unicode (UAX #9, FSI and PDI).
    return typeof value === 'number' || !isIsolating || OF_THE_SITE.has(name) ? text : `\u2068${text}\u2069`;
  };
  return (text: string | Forms, names: readonly string[], values: readonly unknown[]): string => {
    const [first] = values;
    const count = Array.isArray(first) ? first.length : Number(first);
    const chosen = typeof text === 'string' ? text : (text[rules.select(count)] ?? text.other);
    return chosen.replace(/(«\u202f?)?\{(\w+)\}/g, (_, opening = '', name: string) => {
      const value = values[names.indexOf(name)];
      return opening + written(opening === '' ? value : quotedTwice(String(value), opening), name);
    });
  };
}

/** Replaces quotation marks inside of others, and keeps high punctuation with its word where quotation marks have spaces. */
function quotedTwice(text: string, opening: string): string {
  const inner = text.replaceAll(/«\s*/g, '“').replaceAll(/\s*»/g, '”');
  return opening === '«' ? inner : frenchSpaces(inner);
}
