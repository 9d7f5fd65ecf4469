import { hasWords, languagesWithWords } from '../../../renderer/words';
import { warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** The scripts (ISO 15924) that the fonts of documents and pictures have letters of. */
const LETTERED: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek', 'Arab']);

/** The interface has words in the language of the conference: else English ones stand among its texts. */
export const languageWithoutWords = defineCheck(['conference'], ({ conference: { value, at } }) => {
  const { language } = value;
  if (hasWords(language)) return [];
  const message = `The words of the interface are not there in "${language}"; the site shows English ones.`;
  const written = new Intl.Locale(language).maximize().script ?? '';
  const hint = [
    `They are there in ${languagesWithWords.join(', ')}. words.yaml may hold those of other languages.`,
    ...(LETTERED.has(written)
      ? []
      : ['Documents and the pictures of shared pages have no letters for this language: leave documents.csv out.']),
  ].join(' ');
  return [warning('language-without-words', at('language'), message, { hint })];
});
