import { describe, expect, it } from 'vitest';
import { languageVersions } from '../../shared/format/language-versions';
import { formatTimes } from '../../shared/format/schedule';
import { interfaceLanguage, textsIn, wordsIn, wordsOf } from '../../shared/words';
import { directionOf } from '../../shared/words/direction';
import { missingWords } from '../../shared/words/missing-words';
import { isForms, type SomeTexts } from '../../shared/words/texts';

const en = wordsIn('en');

describe('the words of the interface', () => {
  it('are those of the language, of its region where it has its own, and English where there is no translation', () => {
    expect(['en', 'en-GB', 'tlh', ''].map((tag) => wordsIn(tag).footer.heading)).toEqual(Array(4).fill('Contact'));
  });

  it('are spelled as in the region of the language; without a region they are those of the specification', () => {
    const spelt = (tag: string) => {
      const { mine, records, footer, schedule } = wordsIn(tag);
      return [mine.label, records.roles.host, footer.licences, schedule.statuses.cancelled];
    };
    expect(spelt('en')).toEqual(['My program', 'organiser', 'Third-party licences', 'Cancelled']);
    expect(spelt('en-US')).toEqual(['My program', 'organizer', 'Third-party licenses', 'Canceled']);
    for (const tag of ['en-GB', 'en-ZA'])
      expect(spelt(tag)).toEqual(['My programme', 'organiser', 'Third-party licences', 'Cancelled']);
    expect(wordsIn('en-GB').mine.both).toBe('In both programmes');
    expect(wordsOf({ conference: { language: 'en-GB' }, words: { mine: { label: 'Mine' } } }).mine.label).toBe('Mine');
  });

  it('are those of words.yaml in another language once all are translated, with its dates, lists and plurals', () => {
    const fill = (words: object): SomeTexts =>
      Object.fromEntries(
        Object.entries(words).map(([name, word]: [string, string | object]): [string, string | SomeTexts] => {
          if (typeof word === 'string') return [name, `it ${word}`];
          return [name, isForms(word) ? { one: 'it {count}', other: 'it {count} altri' } : fill(word)];
        }),
      );
    const own = fill(textsIn('en'));
    const conference = { language: 'it' };
    const { dates, lists, error, hero } = wordsOf({ conference, words: own });
    expect(dates.date('2027-05-10')).toBe('10 maggio 2027');
    expect(dates.periodInText('2027-05-10', '2027-05-12')).toBe('10–12 maggio 2027');
    expect([dates.day('2027-05-10'), dates.dayInText('2027-05-10')]).toEqual(['Lunedì 10 maggio', 'lunedì 10 maggio']);
    expect(lists.text(['a', 'b'])).toBe('a, b');
    expect([1, 2].map(hero.stars)).toEqual(['it 1', 'it 2 altri']);
    expect([error.home, interfaceLanguage('it', own)]).toEqual([`it ${en.error.home}`, 'it']);

    const { footer: _, ...most } = own;
    expect(missingWords(most)).toContain('footer.heading');
    expect(wordsOf({ conference: { language: 'it' }, words: most }).dates.date('2027-05-10')).toBe('May 10, 2027');
    expect(interfaceLanguage('it', most)).toBe('en');
  });

  it('agree in number with what they count', () => {
    expect([1, 2].map(en.schedule.chairs)).toEqual(['Chair', 'Chairs']);
    expect([[4], [4, 5]].map(en.documents.booklet.inSchedule)).toEqual([
      'In the schedule: session 4',
      'In the schedule: sessions 4 and 5',
    ]);
  });

  it('quote text that contains quotation marks with marks of the other kind', () => {
    expect(wordsIn('fr').quoted('« Rien » : compter la négation')).toBe(
      '«\u202f“Rien”\u00a0: compter la négation\u202f»',
    );
    expect(wordsIn('es').records.presented('A', 'De «nada»', 'B')).toBe('A: «De “nada”». Presentada en B.');
  });

  it('have a word of their own for the one day of a conference', () => {
    expect(['en', 'de', 'ar'].map((tag) => wordsIn(tag).phases.today)).toEqual(['Today', 'Heute', 'اليوم']);
    expect(en.phases.day(2, 3)).toBe('Day 2 of 3');
  });

  it('join lists, and omit empty items', () => {
    expect(en.lists.text(['Sfax', '', undefined, 'Tunis'])).toBe('Sfax, Tunis');
    expect(en.lists.text(['', 'Sfax', undefined])).toBe('Sfax');
    expect(en.lists.text(['', undefined])).toBe('');
  });
});

const conference = { language: 'fr' } as const;

describe('the French interface', () => {
  const fr = wordsIn('fr-TN');

  it('writes dates as French does', () => {
    expect(fr.dates.date('2027-05-01')).toBe('1er mai 2027');
    expect([fr.dates.day('2027-05-10'), fr.dates.dayInText('2027-05-10')]).toEqual(['Lundi 10 mai', 'lundi 10 mai']);
    expect(fr.dates.periodInText('2027-05-10', '2027-05-12')).toBe('du 10 au 12 mai 2027');
    expect(fr.dates.periodInText('2027-05-01', '2027-05-02')).toBe('1er et 2 mai 2027');
    expect(fr.dates.periodInText('2027-05-30', '2027-06-02')).toBe('du 30 mai 2027 au 2 juin 2027');
  });

  it('puts quotation marks and numbers as French does', () => {
    expect(fr.quoted('Mot')).toBe('«\u202fMot\u202f»');
    expect(fr.lists.text(['Sfax', '', 'Tunis'])).toBe('Sfax, Tunis');
  });
});

describe('the Arabic interface', () => {
  const ar = wordsIn('ar');

  it('has the months and digits of the Maghreb, unless its region has others', () => {
    expect(ar.dates.date('2027-05-10')).toBe('10 ماي 2027');
    expect(wordsIn('ar-EG').dates.date('2027-05-10')).toBe('١٠ مايو ٢٠٢٧');
    expect(wordsIn('ar', { digits: 'arabic' }).dates.date('2027-05-10')).toBe('١٠ ماي ٢٠٢٧');
    expect(wordsIn('ar-EG', { digits: 'latin' }).dates.date('2027-05-10')).toBe('10 مايو 2027');
    const egyptian = wordsIn('ar-EG');
    expect(formatTimes({ start: '09:30', end: '10:00' }, egyptian)).toBe('٠٩:٣٠–١٠:٠٠');
    expect(egyptian.programCommittee.members(48, 12)).toBe('عدد الأعضاء: ٤٨، وعدد البلدان: ١٢');
  });

  it('has those of the country of the conference, if Arabic is spoken there', () => {
    const june = (language: string, countryCode: string) =>
      wordsOf({ conference: { language, digits: 'latin', venue: { countryCode } } }).dates.date('2031-06-30');
    expect(june('ar', 'TN')).toBe('30 جوان 2031');
    expect(june('ar', 'JO')).toBe('30 حزيران 2031');
    expect(june('ar', 'KW')).toBe('30 يونيو 2031');
    expect(june('ar', 'FR')).toBe('30 جوان 2031');
    expect(june('ar-EG', 'JO')).toBe('30 يونيو 2031');
  });

  it('isolates values of the data, so that a Latin name keeps its order', () => {
    expect(ar.mine.star('Data, again?')).toBe('في برنامجي: \u2068Data, again?\u2069');
    expect(ar.search.found('7')).toBe('النتائج: 7');
    expect(ar.schedule.session(4, 'Data, again?')).toBe('الجلسة 4: \u2068Data, again?\u2069');
    expect(ar.changes.movedFrom('Room 1', 'Room 2')).toBe('نُقل من \u2068Room 1\u2069 إلى \u2068Room 2\u2069');
  });
});

describe('the direction of a language', () => {
  it('is that of its usual script', () => {
    expect(['ar', 'ar-TN', 'fa', 'he', 'ur', 'ku-Arab'].map(directionOf)).toEqual(Array(6).fill('rtl'));
    expect(['en', 'fr', 'ku', 'az', 'zh'].map(directionOf)).toEqual(Array(5).fill('ltr'));
  });
});

describe('words of words.yaml', () => {
  it('replace those of the product, and leave the others', () => {
    const words = wordsOf({ conference, words: { footer: { heading: 'Nous écrire' } } });
    expect(words.footer.heading).toBe('Nous écrire');
    expect(words.footer.about).toBe('À propos de ce site');
    expect(words.dates.date('2027-05-10')).toBe('10 mai 2027');
  });

  it('fill in the values of the phrase, in any order', () => {
    const own = { footer: { takesPlace: '{country}, {city}: {acronym}' }, documents: { pageOf: '{page}/{pages}' } };
    const words = wordsOf({ conference: { language: 'en' }, words: own });
    expect(words.footer.takesPlace('SCCT', 'Sfax', 'Tunisia')).toBe('Tunisia, Sfax: SCCT');
    expect(words.documents.pageOf(3, 9)).toBe('3/9');
  });

  it('have the spaces of French, whatever was typed', () => {
    const own = { footer: { heading: 'Écrivez-nous : « ici » ; merci !', about: 'À 10:30, https://a.example.org' } };
    const { footer } = wordsOf({ conference, words: own });
    expect(footer.heading).toBe('Écrivez-nous\u00a0: «\u202fici\u202f»\u202f; merci\u202f!');
    expect(footer.about).toBe(own.footer.about);
  });

  it('have plural forms and lists', () => {
    const own = {
      hero: { stars: { one: 'une étoile', other: '{count} astres' } },
      documents: { booklet: { inSchedule: { one: 'séance {numbers}', other: 'séances {numbers}' } } },
    };
    const words = wordsOf({ conference, words: own });
    expect([1, 3].map(words.hero.stars)).toEqual(['une étoile', '3 astres']);
    expect([[4], [4, 5]].map(words.documents.booklet.inSchedule)).toEqual(['séance 4', 'séances 4 et 5']);
  });
});

describe('a conference with a site in each of its languages', () => {
  const sites = { fr: 'https://fr.example.org', ar: 'https://ar.example.org', 'en-GB': 'https://www.example.org' };
  const versionsOn = (own: keyof typeof sites, kind: 'schedule' | 'person' = 'schedule') =>
    languageVersions(
      {
        language: own,
        url: sites[own],
        translations: Object.entries(sites).flatMap(([language, url]) => (language === own ? [] : [{ language, url }])),
      },
      { kind, canonical: '/a b' },
    );

  it('has the same links to all versions on every version of a page, as search engines require', () => {
    expect(versionsOn('fr')).toEqual([
      { language: 'en-GB', href: 'https://www.example.org/a%20b' },
      { language: 'ar', href: 'https://ar.example.org/a%20b' },
      { language: 'fr', href: 'https://fr.example.org/a%20b' },
      { language: 'x-default', href: 'https://www.example.org/a%20b' },
    ]);
    expect(versionsOn('ar')).toEqual(versionsOn('fr'));
    expect(versionsOn('en-GB')).toEqual(versionsOn('fr'));
  });

  it('has no such links as long as the site has no address', () => {
    expect(languageVersions({ language: 'fr' }, { kind: 'home', canonical: '/' })).toEqual([]);
  });
});
