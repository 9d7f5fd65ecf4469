import type { Words } from './en';
import type { PLURAL_FORMS } from './phrases';

/** A text for each plural form of the language (CLDR); `other` is the default. */
type Forms = { readonly other: string } & { readonly [Form in (typeof PLURAL_FORMS)[number]]?: string };

/** Labels as texts, in groups as in `en.ts`. Phrases have placeholders, as in words.yaml: "{city}". */
type Texts<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends string
    ? string
    : Part[Name] extends (...values: never[]) => string
      ? string | Forms
      : Texts<Part[Name]>;
};

/** All labels of a language, without those that `Intl` makes: dates, lists, and names of countries and languages. */
export type WordTexts = Texts<Omit<Words, 'dates' | 'lists' | 'country' | 'language'>>;
