import { describe, expect, it } from 'vitest';
import { languagesWithWords, textsIn, wordsIn } from '../../shared/words';
import { en } from '../../shared/words/en';
import { type Forms, isForms, namesIn, placeholdersOf } from '../../shared/words/texts';

/** Lists the placeholders that a form of a label needs: one thing may have its number as a word. */
function neededIn(word: string | Forms, form: string): readonly string[] {
  if (!isForms(word)) return placeholdersOf(word);
  return form === 'other' ? namesIn(word.other) : placeholdersOf(word).slice(1);
}

/** Says what is wrong with the texts of a language beside the English ones. */
function faultsIn(texts: object, english: object, path: string): string[] {
  const known = new Map<string, string | object>(Object.entries(texts));
  return Object.entries(english).flatMap(([name, word]: [string, string | object]) => {
    const text = known.get(name) ?? '';
    if (typeof word === 'object' && !isForms(word))
      return faultsIn(typeof text === 'object' ? text : {}, word, `${path}.${name}`);
    const forms: [form: string, text: string][] = typeof text === 'string' ? [['', text]] : Object.entries(text);
    return forms.flatMap(([form, each]) => {
      const place = [path, name, ...(form ? [form] : [])].join('.');
      const written = namesIn(each);
      const known = placeholdersOf(word);
      return [
        ...(each.trim() === '' ? [`${place} is empty`] : []),
        ...written.filter((one) => !known.includes(one)).map((one) => `${place} has an unknown {${one}}`),
        ...neededIn(word, form)
          .filter((one) => !written.includes(one))
          .map((one) => `${place} lacks {${one}}`),
      ];
    });
  });
}

describe.each(languagesWithWords)('the words in %s', (language) => {
  it('have the placeholders of the English ones, and no empty text', () => {
    expect(faultsIn(textsIn(language), en, `${language}.ts`)).toEqual([]);
  });

  it('count one and several', () => {
    const { sessionCount } = wordsIn(language).schedule;
    expect(sessionCount(1)).not.toContain(sessionCount(2).slice(2));
  });
});

it('keeps high punctuation and the insides of quotation marks together in French', () => {
  expect(JSON.stringify(textsIn('fr')).match(/ [:;!?»]|« /g)).toBeNull();
});

it('names the file and the label whose placeholders are not the English ones', () => {
  const { footer, schedule } = textsIn('de');
  const wrong = { footer: { ...footer, takesPlaceIn: 'Im {ort}' }, hero: { stars: { other: '{zahl}' } }, schedule };
  expect(faultsIn(wrong, { footer: en.footer, hero: en.hero, schedule: en.schedule }, 'de.ts')).toEqual([
    'de.ts.footer.takesPlaceIn has an unknown {ort}',
    'de.ts.footer.takesPlaceIn lacks {acronym}',
    'de.ts.footer.takesPlaceIn lacks {city}',
    'de.ts.hero.stars.other has an unknown {zahl}',
    'de.ts.hero.stars.other lacks {count}',
  ]);
});

it.each([
  ['de', '2. Juni 2026', '2.–6. Juni 2026'],
  ['es', '2 de junio de 2026', '2–6 de junio de 2026'],
  ['fr', '2 juin 2026', '2-6 juin 2026'],
])('dates are as %s writes them', (language, date, period) => {
  const { dates } = wordsIn(language);
  expect([dates.date('2026-06-02'), dates.period('2026-06-02', '2026-06-06')]).toEqual([date, period]);
});
