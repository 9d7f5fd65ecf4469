/** Letters that Unicode normalisation does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ـ: '', // Arabic tatweel, which only stretches a word
};

/** Splits a text into words in plain lower case, without accents and punctuation. */
export function plainWords(text: string): string[] {
  // Most names are plain ASCII, which is faster to split.
  const isPlain = /^[ -~]*$/.test(text);
  const plain = (isPlain ? text.toLowerCase() : withoutMarks(text)).replace(/['’ʼ‘`´]/g, '');
  return plain.match(isPlain ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

const withoutMarks = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłßæœđðþħıـ]/g, (letter) => PLAIN[letter] ?? letter);
