import { hasWords, languagesWithWords } from '../../../shared/words';
import { missingWords } from '../../../shared/words/missing-words';
import type { SomeTexts } from '../../../shared/words/texts';
import { defineRule, found, over } from '../kit';
import { reasons } from '../reasons';

/** The number of missing words in a hint. */
const SHOWN = 5;

/** Finds a language of the conference without a translation of the interface. */
const languageWithoutWords = over(['conference'], ({ conference: { value, at } }, { files }) => {
  const { language } = value;
  if (hasWords(language)) return [];
  // Its schema accepted it.
  const own = files.find(({ parsed }) => parsed.collection === 'words')?.entries[0]?.value as SomeTexts | undefined;
  const missing = own && missingWords(own);
  if (missing?.length === 0) return [];
  const message = `The interface is not translated into "${language}"; the site shows English words.`;
  const hint = [
    `It is translated into ${languagesWithWords.join(', ')}. To translate it, run: npx colloquium words. It writes the English words ${own ? 'that words.yaml lacks' : 'to words.yaml'}; with all of them translated, dates and lists are, too.`,
    ...(missing
      ? [`It lacks ${missing.length}: ${missing.slice(0, SHOWN).join(', ')}${missing.length > SHOWN ? ', …' : '.'}`]
      : []),
  ].join(' ');
  return found(at('language'), message, { hint });
});

export const rule = defineRule({
  code: 'language-without-words',
  reason: reasons.wordsInEnglish,
  finders: [languageWithoutWords],
});
