// Codes: document-disagrees.

import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';

/** Words for a booklet, which is one document. */
const BOOKLET = /(?<!\p{L})(?:booklet|program(?:me)? book|livret|brochure du programme|كتيب|الكتيب)(?!\p{L})/iu;

/** News of the booklet lead to it, and to no other document. */
export const documentOfWords = defineCheck(['home', 'documents'], ({ home, documents }) => {
  const booklet = documents.find(({ value }) => value.kind === 'booklet');
  if (booklet === undefined) return [];
  return home.value.news.flatMap(({ text, link }, index): Diagnostic[] => {
    const led = documents.find(({ value: { file } }) => link === `/documents/${file}`);
    if (led === undefined || led === booklet || !BOOKLET.test(text)) return [];
    const right = `/documents/${booklet.value.file}`;
    return [
      warning(
        'document-disagrees',
        home.at('news', index, 'link'),
        `${quote(text)} leads to ${quote(led.value.title)}.`,
        {
          hint: `Did you mean ${right}?`,
          fix: { from: link ?? '', to: right, isCertain: false },
          related: [{ ...booklet.at('file'), message: 'The booklet is here.' }],
        },
      ),
    ];
  });
});
