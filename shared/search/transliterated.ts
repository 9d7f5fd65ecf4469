/** Replacements for sounds with several spellings in names from other scripts; applied in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/[ck]h/g, 'h'],
  [/sch|sh/g, 's'],
  [/ou|oo|ue|w|v/g, 'u'],
  [/ee|ie|ei|ey|y|j/g, 'i'],
  [/x/g, 'ks'],
  [/[cq]/g, 'k'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/th/g, 't'],
  [/z/g, 's'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Returns the same form for "Müller" and "Mueller", "Aleksey" and "Alexei", "Khaled" and "Haled". */
export const transliterated = (word: string): string =>
  SOUNDS.reduce((text, [sound, letter]) => text.replace(sound, letter), word);
