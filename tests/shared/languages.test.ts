import { describe, expect, it } from 'vitest';
import { languagesWithWords, textsIn, wordsIn } from '../../shared/words';
import { en } from '../../shared/words/en';
import { pluralNames } from '../../shared/words/plural-names';
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

  it('say numbers as the language counts, also where a script does', () => {
    const { hero, countdown } = wordsIn(language);
    const days = pluralNames(countdown.left.days, language);
    const rules = new Intl.PluralRules(language);
    const said = [0, 1, 2, 3, 11, 100].map((number) => [
      hero.stars(number),
      `${number} ${days[rules.select(number)] ?? days.other}`,
    ]);
    expect([0, 1].map((row) => said.map((each) => each[row]).join(', '))).toEqual(COUNTED[language]?.split(/\n\s*/));
  });
});

/** Stars and days: 0, 1, 2, 3, 11 and 100. */
const COUNTED: Readonly<Record<string, string>> = {
  en: `0 stars, 1 star, 2 stars, 3 stars, 11 stars, 100 stars
    0 days, 1 day, 2 days, 3 days, 11 days, 100 days`,
  fr: `0 étoile, 1 étoile, 2 étoiles, 3 étoiles, 11 étoiles, 100 étoiles
    0 jour, 1 jour, 2 jours, 3 jours, 11 jours, 100 jours`,
  ar: `بلا نجوم, نجمة واحدة, نجمتان, 3 نجوم, 11 نجمة, 100 نجمة
    0 يوم, 1 يوم, 2 يوم, 3 أيام, 11 يومًا, 100 يوم`,
  es: `0 estrellas, 1 estrella, 2 estrellas, 3 estrellas, 11 estrellas, 100 estrellas
    0 días, 1 día, 2 días, 3 días, 11 días, 100 días`,
  pt: `0 estrela, 1 estrela, 2 estrelas, 3 estrelas, 11 estrelas, 100 estrelas
    0 dia, 1 dia, 2 dias, 3 dias, 11 dias, 100 dias`,
  de: `0 Sterne, 1 Stern, 2 Sterne, 3 Sterne, 11 Sterne, 100 Sterne
    0 Tage, 1 Tag, 2 Tage, 3 Tage, 11 Tage, 100 Tage`,
};

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
  ['fr', '2 juin 2026', 'du 2 au 6 juin 2026'],
])('dates are as %s writes them', (language, date, period) => {
  const { dates } = wordsIn(language);
  expect([dates.date('2026-06-02'), dates.periodInText('2026-06-02', '2026-06-06')]).toEqual([date, period]);
});
