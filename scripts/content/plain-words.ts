/** Letters that Unicode does not take apart into a plain letter and a mark. */
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

/** The words of a text in plain small letters: accents, capitals and what stands between words left out. */
export function plainWords(text: string): string[] {
  // Most names are plain ASCII, which is quicker to take apart.
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
