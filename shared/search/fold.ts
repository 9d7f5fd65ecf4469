/** Letters that Unicode does not decompose, and their common spellings. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  // Arabic: alef with wasla, alef maqsura, ta marbuta; Persian letters for the same sounds.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
};

const ODD = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Separators of words. Apostrophes are none: people type "O'Neill" as "oneill". */
const BETWEEN = /[^\p{L}\p{N}]+/u;

/** The Arabic article, if at least three letters follow. */
const ARTICLE = /^ال(?=\p{L}{3})/u;

/**
 * Splits a text into normalised words: lower case, no accents or vowel signs, one form of alef, Latin digits, no Arabic
 * article. Index and query use the same form.
 */
export function foldedWords(text: string): string[] {
  return (
    text
      // NFKD also decomposes alef with hamza, and unifies presentation forms.
      .normalize('NFKD')
      .replace(/[\p{M}\u0640'’ʼ`]/gu, '')
      .toLowerCase()
      .replace(ODD, (letter) => LETTERS[letter] ?? letter)
      .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
      .split(BETWEEN)
      .filter((word) => word !== '')
      .map((word) => word.replace(ARTICLE, ''))
  );
}
