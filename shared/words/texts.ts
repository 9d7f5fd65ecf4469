import type { Dates } from '../format/dates';
import type { Direction } from './direction';
import type { en } from './en';
import type { Lists } from './grammar';

/** The plural forms of all languages (CLDR). */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A text for each plural form of the language; `other` is the default. */
export type Forms = { readonly other: string } & { readonly [Form in (typeof PLURAL_FORMS)[number]]?: string };

/** A label, or a phrase with its placeholders: "{city}". */
type Text = string | Forms;

/** Labels as texts, in groups: all of a language, or the conference's own in words.yaml. */
export interface SomeTexts {
  readonly [name: string]: string | SomeTexts | undefined;
}

type TextsOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends string
    ? PlaceholdersOf<Part[Name]> extends readonly []
      ? string
      : Text
    : Part[Name] extends Forms
      ? Text
      : TextsOf<Part[Name]>;
};

/** All labels of a language, as `en.ts` has them. A test compares their placeholders. */
export type WordTexts = TextsOf<typeof en>;

/** The placeholders of a text, in order. */
type PlaceholdersOf<Part extends string> = Part extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...PlaceholdersOf<Rest>]
  : [];

interface Listed {
  readonly count: number;
  readonly numbers: readonly number[];
  readonly dates: readonly string[];
}

type Value<Name> = Name extends keyof Listed ? Listed[Name] : string | number;

type Phrase<Names extends readonly string[]> = (
  ...values: Names extends readonly [] ? [count: number] : { [Index in keyof Names]: Value<Names[Index]> }
) => string;

type WordsOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends string
    ? PlaceholdersOf<Part[Name]> extends readonly []
      ? string
      : Phrase<PlaceholdersOf<Part[Name]>>
    : Part[Name] extends { readonly other: infer Other extends string }
      ? Phrase<PlaceholdersOf<Other>>
      : WordsOf<Part[Name]>;
};

/** What `Intl` makes in a language. */
export interface IntlWords {
  readonly dates: Dates;
  readonly lists: Lists;
  /** Writes a number in the digits of the site. */
  readonly number: (number: number) => string;
  readonly country: (country: string) => string;
  readonly language: (tag: string) => string;
  readonly direction: Direction;
}

/** All labels in one language. A phrase is a function of its values, in the order of their placeholders in English. */
export type Words = WordsOf<typeof en> & IntlWords;

/** Lists the placeholders of a text, in order. */
export const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Whether an English label has plural forms. */
export const isForms = (word: unknown): word is Forms => typeof word === 'object' && word !== null && 'other' in word;

/** Lists the placeholders of an English label, in order. What has plural forms depends on the first. */
export function placeholdersOf(word: Text): readonly string[] {
  if (!isForms(word)) return namesIn(word);
  const names = namesIn(word.other);
  return names.length === 0 ? ['count'] : names;
}
