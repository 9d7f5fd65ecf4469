const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
];
/** A number in digits or in words, as a group of an expression. */
export const NUMBER = `(\\d{1,4}|${WORDS.flatMap((words) => words.slice(2)).join('|')})`;

/** The number that is written so; not a number where it is none. */
export const numberOf = (text: string) =>
  /^\d/.test(text)
    ? Number(text)
    : (WORDS.map((words) => words.indexOf(text.toLowerCase())).find((index) => index !== -1) ?? Number.NaN);
