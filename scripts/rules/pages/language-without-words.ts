import { hasWords, languagesWithWords } from '../../../shared/words';
import { missingWords } from '../../../shared/words/missing-words';
import type { WordOverrides } from '../../../shared/words/overrides';
import { defineRule, found, over } from '../kit';
import { reasons } from '../reasons';

/** The scripts (ISO 15924) in the fonts of documents and pictures. */
const LETTERED: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek', 'Arab']);

/** The number of missing words in a hint. */
const SHOWN = 5;

/** Finds a language of the conference without a translation of the interface. */
const languageWithoutWords = over(['conference'], ({ conference: { value, at } }, { files }) => {
  const { language } = value;
  if (hasWords(language)) return [];
  // Its schema accepted it.
  const own = files.find(({ parsed }) => parsed.collection === 'words')?.entries[0]?.value as WordOverrides | undefined;
  const missing = own && missingWords(own);
  if (missing?.length === 0) return [];
  const message = `The interface is not translated to "${language}"; the site shows English words.`;
  const written = new Intl.Locale(language).maximize().script ?? '';
  const hint = [
    `It is translated to ${languagesWithWords.join(', ')}. words.yaml may have the words of other languages; with all of them, dates and lists are translated, too.`,
    ...(missing
      ? [`It lacks ${missing.length}: ${missing.slice(0, SHOWN).join(', ')}${missing.length > SHOWN ? ', …' : '.'}`]
      : []),
    ...(LETTERED.has(written)
      ? []
      : ['The fonts of documents and preview pictures have no letters for this language: delete documents.csv.']),
  ].join(' ');
  return found(at('language'), message, { hint });
});

export const rule = defineRule({
  code: 'language-without-words',
  reason: reasons.wordsInEnglish,
  finders: [languageWithoutWords],
});
