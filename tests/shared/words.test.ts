import { describe, expect, it } from 'vitest';
import { interfaceLanguage, wordsIn, wordsOf } from '../../shared/words';
import { en } from '../../shared/words/en';
import { missingWords } from '../../shared/words/missing-words';
import type { WordOverrides } from '../../shared/words/overrides';
import { phrases } from '../../shared/words/phrases';

describe('the words of the interface', () => {
  it('are those of the language, of its region where it has its own, and English where nobody has written them', () => {
    expect(['en', 'en-GB', 'tlh', ''].map((tag) => wordsIn(tag) === en)).toEqual([true, true, true, true]);
  });

  it('are those of a conference in a language of its own once it has written all: its dates, lists and forms follow', () => {
    const fill = (words: object, names: object): WordOverrides =>
      Object.fromEntries(
        Object.entries(words).flatMap(([name, word]: [string, unknown]): [string, string | WordOverrides][] => {
          if (typeof word === 'string') return [[name, `es ${word}`]];
          const filledIn: unknown = names[name as keyof typeof names];
          if (filledIn === undefined) return [];
          if (typeof word === 'object') return [[name, fill(word as object, filledIn as object)]];
          return [[name, { one: 'es {count}', other: 'es {count} más' }]];
        }),
      );
    const own = fill(en, phrases);
    const conference = { language: 'es' };
    const { dates, lists, error } = wordsOf({ conference, words: own });
    expect(dates.date('2027-05-10')).toBe('10 de mayo de 2027');
    expect(dates.period('2027-05-10', '2027-05-12')).toBe('10–12 de mayo de 2027');
    expect(dates.day('2027-05-10')).toBe('lunes, 10 de mayo');
    expect(lists.text(['a', 'b'])).toBe('a, b');
    expect([error.home, interfaceLanguage('es', own)]).toEqual([`es ${en.error.home}`, 'es']);

    const { footer: _, ...most } = own;
    expect(missingWords(most)).toContain('footer.heading');
    expect(wordsOf({ conference: { language: 'es' }, words: most }).dates.date('2027-05-10')).toBe('May 10, 2027');
    expect(interfaceLanguage('es', most)).toBe('en');
  });

  it('agree in number with what they count', () => {
    expect([1, 2].map(en.schedule.chairs)).toEqual(['Chair', 'Chairs']);
    expect([[4], [4, 5]].map(en.documents.booklet.inSchedule)).toEqual([
      'In the schedule: session 4',
      'In the schedule: sessions 4 and 5',
    ]);
  });

  it('quote what has marks of its own with marks of the other kind', () => {
    expect(wordsIn('fr').quoted('« Rien » : compter la négation')).toBe(
      '«\u00a0“Rien”\u00a0: compter la négation\u00a0»',
    );
  });

  it('join what is listed, and leave out what is empty', () => {
    expect(en.lists.text(['Sfax', '', undefined, 'Tunis'])).toBe('Sfax, Tunis');
    expect(en.lists.text(['', 'Sfax', undefined])).toBe('Sfax');
    expect(en.lists.text(['', undefined])).toBe('');
  });
});
