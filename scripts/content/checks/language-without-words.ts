import { hasWords, languagesWithWords } from '../../../renderer/words';
import { warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** The interface has words in the language of the conference: else English ones stand among its texts. */
export const languageWithoutWords = defineCheck(['conference'], ({ conference: { value, at } }) => {
  const { language } = value;
  if (hasWords(language)) return [];
  const message = `The words of the interface are not there in "${language}"; the site shows English ones.`;
  const hint = `They are there in ${languagesWithWords.join(', ')}. words.yaml may hold those of other languages.`;
  return [warning('language-without-words', at('language'), message, { hint })];
});
