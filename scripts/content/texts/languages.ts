/** Small words by which a language is known, of which the others have few. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to with for that this from are by which have has was were their they will be we you our it not is in on as an at or can how what does your its',
  fr: 'le la les deux trois ou même des du et est dans pour avec sur une un au aux ce cette qui que nous vous sont pas par leur ses où être plus il elle sans entre afin chez ou',
  es: 'el la los las del y en con para por una un que se es su sus como más esta este son al entre sobre desde sin o',
  de: 'der die das und ist mit für den dem des von zu ein eine einer eines einem auf im sind wird werden sich nicht auch oder bei aus wir sie als zum zur dass',
  it: 'il lo gli la le di del della dei delle e è in con per una un che si sono nel nella alla dal come più tra',
  pt: 'o os a as do da dos das e em com para por uma um que se é seu sua como mais ao são no na entre',
};

const languages = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]));

/** Whether a word is one of the small ones of a language: an article, a preposition. */
export const isSmallWord = (word: string): boolean => [...languages.values()].some((words) => words.has(word));

/** Language that is expected → the small words of all others. */
const ofOthers = new Map(
  [...languages.keys(), 'ar'].map((own) => [
    own,
    new Set(
      [...languages.values()].flatMap((words) => [...words]).filter((word) => languages.get(own)?.has(word) !== true),
    ),
  ]),
);

/** Whether a text may have a sentence in another language: quick, for the many that have not. */
export function mayBeOtherLanguage(text: string, expected: string): boolean {
  const foreign = ofOthers.get(expected.slice(0, 2).toLowerCase());
  if (foreign === undefined) return false;
  let count = 0;
  for (const word of text.toLowerCase().split(/[\s.,;:()'’"]+/))
    if (foreign.has(word) && ++count >= FEWEST_OF_THEM.title) return true;
  return ARABIC.test(text);
}

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Of so many words a text has so many of the small words of its language, else nobody knows which it is. */
const FEWEST_OF_THEM = { sentence: 4, title: 3 };
const SHARE_OF_THEM = 0.3;
/** A sentence of so few words needs no more of them than a title. */
const SHORT = 9;
/** Languages whose small words are hardly those of the others. */
const TOLD_SOON = new Set(['en', 'fr']);

/**
 * The language that a text is in when it is none of the language that is expected: by its script, and by its small words,
 * of which the other language has many and the expected one hardly any. Undefined wherever that is not plain.
 */
export function otherLanguageOf(text: string, expected: string, what: 'sentence' | 'title'): string | undefined {
  const own = expected.slice(0, 2).toLowerCase();
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scripts = { arabic: 0, latin: 0 };
  for (const word of words) {
    if (ARABIC.test(word)) scripts.arabic++;
    else if (LATIN.test(word)) scripts.latin++;
  }
  if (own === 'ar') {
    // A name or a term in Latin letters stands in many Arabic sentences; one without any Arabic is another's.
    if (scripts.arabic > 0 || scripts.latin < 6) return undefined;
    return likeliest(words, '', what)?.language;
  }
  const expectedWords = languages.get(own);
  if (expectedWords === undefined) return undefined;
  if (scripts.arabic >= 4 && scripts.latin === 0) return 'ar';
  const found = likeliest(words, own, what);
  const ownWords = words.filter((word) => expectedWords.has(word)).length;
  return found !== undefined && ownWords * 4 <= found.count ? found.language : undefined;
}

function likeliest(words: readonly string[], own: string, what: 'sentence' | 'title') {
  const expected = languages.get(own);
  const [best] = [...languages]
    .filter(([language]) => language !== own)
    .map(([language, small]) => {
      const found = words.filter((word) => small.has(word) && expected?.has(word) !== true);
      return { language, count: found.length, kinds: new Set(found).size };
    })
    .sort((one, other) => other.count - one.count);
  return best !== undefined &&
    best.kinds >= Math.min(3, FEWEST_OF_THEM[what]) &&
    best.count >= (words.length <= SHORT && TOLD_SOON.has(own) ? FEWEST_OF_THEM.title : FEWEST_OF_THEM[what]) &&
    best.count >= SHARE_OF_THEM * words.length
    ? best
    : undefined;
}
