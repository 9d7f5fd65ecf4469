import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import type { Plural } from '../../../scripts/desk/app/words/language';

type Words = Readonly<Record<string, string | Plural>>;

/** The words of the desk: the name of a file with a key → its texts in the three languages. */
let words: readonly (readonly [place: string, en: string | Plural, fr: string | Plural, ar: string | Plural])[] = [];
beforeAll(async () => {
  const folder = inEngine('scripts/desk/app/words');
  const files = readdirSync(folder).filter((name) => name !== 'language.ts' && name !== 'collections.ts');
  const all = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, Readonly<Record<'en' | 'fr' | 'ar', Words>>> = await import(`${folder}/${file}`);
      return Object.values(module).flatMap(({ en, fr, ar }) =>
        Object.keys(en).map((key) => [`${file} ${key}`, en[key] ?? '', fr[key] ?? '', ar[key] ?? ''] as const),
      );
    }),
  );
  words = all.flat();
});

const formsOf = (text: string | Plural): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
const holesIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('the words of the desk', () => {
  it('are there in every language, with the same values', () => {
    const other = words.flatMap(([place, en, ...rest]) => {
      const holes = holesIn(formsOf(en).join()).filter((hole) => hole !== '{n}');
      return rest
        .flatMap(formsOf)
        .filter((text) => text === '' || holes.some((hole) => !text.includes(hole)))
        .map((text) => `${place}: ${text}`);
    });

    expect(words.length).toBeGreaterThan(150);
    expect(other).toEqual([]);
  });

  it.each(['en', 'fr', 'ar'] as const)('have the forms of every number: %s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const needed = pluralCategories.filter(
      (category) => category !== 'zero' && !(language === 'fr' && category === 'many'),
    );
    const lacking = words.flatMap(([place, en, fr, ar]) => {
      const text = { en, fr, ar }[language];
      return typeof text === 'string' ? [] : needed.filter((form) => !(form in text)).map((form) => `${place} ${form}`);
    });

    expect(lacking).toEqual([]);
  });
});
