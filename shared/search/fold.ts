/** Letters that no decomposition takes apart, and that people type otherwise. */
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

/** What stands between words. Apostrophes do not: "O'Neill" is typed "oneill". */
const BETWEEN = /[^\p{L}\p{N}]+/u;

/** The Arabic article, of a word of which something is left without it. */
const ARTICLE = /^ال(?=\p{L}{3})/u;

/**
 * The words of a text as they are compared: in small letters, without accents and vowel signs, alef in its one form, digits in
 * the Latin form, without the Arabic article. What is typed and what is found pass through the same.
 */
export function foldedWords(text: string): string[] {
  return (
    text
      // NFKD takes alef with hamza apart, too, and makes one letter of its presentation forms.
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
