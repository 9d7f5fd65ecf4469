import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from '../../scripts/compile/explain/explain';
import { explainingWords } from '../../scripts/compile/explain/words';
import { codes, reasonOf } from '../../scripts/rules/codes';
import { baseData } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

const LANGUAGES = ['en', 'fr', 'ar'] as const;
const ARABIC = /\p{Script=Arabic}/u;
/** Small words that are in nearly every sentence of one of the two languages, and in none of the other. */
const SMALL = {
  en: /(?<!\p{L})(?:the|and|is|of|that|they|who|it|with|are|has|was|be|for|to|nobody|visitors)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|la|les|des|et|est|une?|que|qui|ne|pas|dans|du|ils|ce|il|en|au|aux|sont|l’\p{L}+|d’\p{L}+|qu’\p{L}+|n’\p{L}+)(?!\p{L})/giu,
};
/** Names of fields, files and formats are the same in every language. */
const withoutNames = (text: string) => text.replace(/«[^»]*»|"[^"]*"|`[^`]*`|[\w-]+\.(?:csv|yaml|md)/g, ' ');
const timesIn = (text: string, language: 'en' | 'fr') => withoutNames(text).match(SMALL[language])?.length ?? 0;

/** The language in which a sentence seems to be written. */
function languageOf(text: string): (typeof LANGUAGES)[number] {
  if (ARABIC.test(text)) return 'ar';
  return timesIn(text, 'fr') > timesIn(text, 'en') ? 'fr' : 'en';
}

const made = new Map<string, readonly { readonly code: string; readonly text: string }[]>();

/** What is printed of every code in a conference of a language. */
function explanationsIn(language: string) {
  const known = made.get(language);
  if (known !== undefined) return known;
  const dataDir = join(temporaryFolder(), 'data');
  cpSync(baseData, dataDir, { recursive: true });
  const path = join(dataDir, 'conference.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^language: .*$/m, `language: ${language}`));
  const all = codes.map((code) => {
    const found = explain(code, dataDir);
    return { code, text: 'text' in found ? found.text : '' };
  });
  made.set(language, all);
  return all;
}

describe.each(LANGUAGES)('in a conference whose language is "%s"', (language) => {
  const words = explainingWords(language);

  it('every code is explained by what it means and why, in this language and in no other', () => {
    const strange = explanationsIn(language).filter(({ code, text }) => {
      const [means = '', why = ''] = text.trimEnd().split('\n\n');
      return (
        ![words.error, words.warning, words.either].some((severity) => means === `${code}: ${severity}`) ||
        why !== `${words.why} ${reasonOf(code, language)}` ||
        languageOf(reasonOf(code, language)) !== language
      );
    });

    expect(strange.map(({ code }) => code)).toEqual([]);
  });

  it('every example has its code, and every fix changes something', () => {
    const strange = explanationsIn(language).filter(({ code, text }) => {
      const [, example] = text.split(`${words.example}\n\n`);
      const [, fix] = text.split(`${words.mend}\n\n`);
      if (example !== undefined && !example.split('\n\n')[0]?.includes(code)) return true;
      return fix !== undefined && !/^[-+] /m.test(fix);
    });

    expect(strange.map(({ code }) => code)).toEqual([]);
  });

  it('the texts on errors, warnings and acceptances are in this language', () => {
    const { error, warning, either, accept } = words;

    expect([error, warning, either, accept].map(languageOf)).toEqual([language, language, language, language]);
  });
});
