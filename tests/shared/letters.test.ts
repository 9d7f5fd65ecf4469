import { expect, it } from 'vitest';
import { lettersOf } from '../../shared/program/letters';

/** The headings of an index, with the names under each. */
const index = (names: string, language: string) =>
  Object.fromEntries(
    lettersOf('people', names.split(', '), (name) => name, language).map(({ label, items }) => [
      label,
      items.join(' '),
    ]),
  );

it.each([
  [
    'has a heading for each letter of an alphabet, without accents',
    'en',
    'Zoë, Ångström, Abel, Папа, Ωμέγα, Ճաշ, כהן, გელა',
    { A: 'Abel Ångström', Z: 'Zoë', Ω: 'Ωμέγα', П: 'Папа', გ: 'გელა', Ճ: 'Ճաշ', כ: 'כהן' },
  ],
  [
    'keeps the Arabic letter with a hamza with the one without',
    'ar',
    'بركة, أحمد, امين',
    { ا: 'أحمد امين', ب: 'بركة' },
  ],
  [
    'ignores the article of Arabic, also under its letter',
    'ar',
    'المهداوي, بن صالح, الحداد, مراد, ألفة',
    { ا: 'ألفة', ب: 'بن صالح', ح: 'الحداد', م: 'مراد المهداوي' },
  ],
  [
    'has one heading for Han, in the language of the site',
    'zh',
    '王芳, 李明, 张伟, Abel',
    { 汉字: '李明 王芳 张伟', A: 'Abel' },
  ],
  [
    'puts Hiragana and Katakana under one heading',
    'en',
    'さくら, アキ, 王芳',
    { 'Japanese syllabaries': 'アキ さくら', Han: '王芳' },
  ],
  ['has the consonants of Hangul', 'ko', '최민, 김수, 강호, 까치', { ㄱ: '강호 김수 까치', ㅊ: '최민' }],
  ['names scripts of many signs in French', 'fr', 'አበበ, ለማ, กมล, ขวัญ', { Éthiopique: 'ለማ አበበ', Thaï: 'กมล ขวัญ' }],
])('%s', (_, language, names, headings) => {
  expect(index(names, language)).toEqual(headings);
});

it('begins the index of a site with the script of its language where dictionaries do', () => {
  expect(Object.keys(index('Abel, አበበ', 'am'))).toEqual(['ኢትዮፒክ', 'A']);
});
