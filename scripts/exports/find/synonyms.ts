import { foldedWords } from '../../../shared/search/fold';

/** Lists words that somebody may type in place of some in a text. */
export type Synonyms = (words: readonly string[]) => readonly string[];

/** Reads groups of synonyms: "wifi, wi-fi, internet; visa, embassy". A text with one of a group is found by all of it. */
export function readSynonyms(written: string): Synonyms {
  const phrasesOf = new Map<string, { readonly phrase: string; readonly group: readonly string[] }[]>();
  for (const line of written.split(/[;؛]/)) {
    const phrases = line.split(/[,،]/).map(foldedWords);
    const group = [...new Set(phrases.flat())];
    for (const phrase of phrases) {
      const [first] = phrase;
      if (first === undefined) continue;
      phrasesOf.set(first, [...(phrasesOf.get(first) ?? []), { phrase: phrase.join(' '), group }]);
    }
  }
  return (words) =>
    words.flatMap((word, at) =>
      (phrasesOf.get(word) ?? []).flatMap(({ phrase, group }) =>
        words.slice(at, at + phrase.split(' ').length).join(' ') === phrase ? group : [],
      ),
    );
}
