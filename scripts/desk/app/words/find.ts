import type { InLanguages } from './language';

const en = {
  title: 'Find and replace',
  lead: 'A name or word in all files. The search is case-sensitive.',
  text: 'Find',
  to: 'Replace with',
  replace: { one: 'Replace', other: 'Replace all {n}' },
  replaced: '"{text}" → "{to}" in all files',
  hits: { zero: 'Nothing found.', one: '{n} place', other: '{n} places' },
  body: 'text',
};

/** The words of finding and replacing. */
export const findWords: InLanguages<typeof en> = {
  en,
  fr: {
    title: 'Rechercher et remplacer',
    lead: 'Un nom ou un mot dans tous les fichiers. Majuscules et minuscules comptent.',
    text: 'Rechercher',
    to: 'Remplacer par',
    replace: { one: 'Remplacer', other: 'Tout remplacer ({n})' },
    replaced: '«\u202f{text}\u202f» → «\u202f{to}\u202f» dans tous les fichiers',
    hits: { zero: 'Aucun résultat.', one: '{n} endroit', other: '{n} endroits' },
    body: 'texte',
  },
  ar: {
    title: 'بحث واستبدال',
    lead: 'اسم أو كلمة في جميع الملفات.',
    text: 'بحث عن',
    to: 'استبدال بـ',
    replace: {
      one: 'استبدال',
      two: 'استبدال الموضعين',
      few: 'استبدال الكل ({n})',
      many: 'استبدال الكل ({n})',
      other: 'استبدال الكل ({n})',
    },
    replaced: '«{text}» ← «{to}» في جميع الملفات',
    hits: {
      zero: 'لا نتائج.',
      one: 'موضع واحد',
      two: 'موضعان',
      few: '{n} مواضع',
      many: '{n} موضعًا',
      other: '{n} موضع',
    },
    body: 'النص',
  },
};
