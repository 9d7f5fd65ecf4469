import { memoised } from '../memoise';
import { en } from './en';
import { isForms, PLURAL_FORMS, type SomeTexts } from './texts';

/** Lists the labels that words.yaml lacks for a complete interface in its language: "footer.heading". */
export const missingWords = (own: SomeTexts): string[] => missingIn(en, own, '');

function missingIn(words: object, own: SomeTexts, path: string): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, string | object]): string[] => {
    const text = own[name];
    if (typeof word === 'object' && !isForms(word))
      return missingIn(word, typeof text === 'object' ? text : {}, `${path}${name}.`);
    // Punctuation is much the same in all languages.
    const isNeeded = typeof word !== 'string' || /\p{L}/u.test(word);
    return text === undefined && isNeeded ? [path + name] : [];
  });
}

const isWithoutGaps = memoised((own: SomeTexts) => missingWords(own).length === 0);

/** Whether words.yaml has every label. */
export const isComplete = (own: SomeTexts | undefined): boolean => own !== undefined && isWithoutGaps(own);

/** A number for each plural form, among those that a conference has. */
export const NUMBERS = [0, 1, 2, 3, 5, 11, 100];

/** Returns the texts that words.yaml lacks, with the plural forms of its language. */
export function lackingTexts(texts: object, language: string, own: SomeTexts): SomeTexts {
  const rules = new Intl.PluralRules(language);
  const used = new Set<string>(['other', ...NUMBERS.map((number) => rules.select(number))]);
  const lackingIn = (part: object, mine: SomeTexts): SomeTexts =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, text]: [string, string | object]): [string, string | SomeTexts][] => {
        const has = mine[name];
        if (typeof text === 'string') return has === undefined ? [[name, text]] : [];
        if (!isForms(text)) {
          const lacking = lackingIn(text, typeof has === 'object' ? has : {});
          return Object.keys(lacking).length === 0 ? [] : [[name, lacking]];
        }
        const forms = PLURAL_FORMS.filter((form) => used.has(form));
        return has === undefined
          ? [[name, Object.fromEntries(forms.map((form) => [form, text[form] ?? text.other]))]]
          : [];
      }),
    );
  return lackingIn(texts, own);
}
