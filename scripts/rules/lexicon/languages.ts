/** Frequent words of each language that are rare in the others. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to with for that this from are by which have has was were their they will be we you our it not is in on as an at or can how what does your its',
  fr: 'le la les deux trois ou même des du et est dans pour avec sur une un au aux ce cette qui que nous vous sont pas par leur ses où être plus il elle sans entre afin chez ou',
  es: 'el la los las del y en con para por una un que se es su sus como más esta este son al entre sobre desde sin o',
  de: 'der die das und ist mit für den dem des von zu ein eine einer eines einem auf im sind wird werden sich nicht auch oder bei aus wir sie als zum zur dass',
  it: 'il lo gli la le di del della dei delle e è in con per una un che si sono nel nella alla dal come più tra',
  pt: 'o os a as do da dos das e em com para por uma um que se é seu sua como mais ao são no na entre',
};

const languages = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]));

/** Returns whether a word is an article, a preposition or another frequent word of a language. */
export const isSmallWord = (word: string): boolean => [...languages.values()].some((words) => words.has(word));

/** Maps a language to the frequent words of all others. */
const ofOthers = new Map(
  [...languages.keys(), 'ar'].map((own) => [
    own,
    new Set(
      [...languages.values()].flatMap((words) => [...words]).filter((word) => languages.get(own)?.has(word) !== true),
    ),
  ]),
);

/** The fewest frequent words of other languages that show another language. */
const FEWEST = 3;

/** Returns whether a text may contain another language. Fast, as most texts do not. */
export function mayBeOtherLanguage(text: string, expected: string): boolean {
  const foreign = ofOthers.get(expected.slice(0, 2).toLowerCase());
  if (foreign === undefined) return false;
  let count = 0;
  for (const word of text.toLowerCase().split(/[\s.,;:()'’"]+/))
    if (foreign.has(word) && ++count >= FEWEST) return true;
  return ARABIC.test(text);
}

const ARABIC = /\p{Script=Arabic}/u;
