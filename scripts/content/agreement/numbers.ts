const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
  'صفر واحد اثنان ثلاث أربع خمس ست سبع ثمان تسع عشر'.split(' '),
];
/** Arabic numbers before a noun of the other gender. */
const OTHER_GENDER = 'صفر واحدة اثنتان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
/** Round numbers above those, as minutes and words are counted. */
const TENS: Readonly<Record<string, number>> = {
  ...{ thirty: 30, forty: 40, 'forty-five': 45, fifty: 50, sixty: 60, ninety: 90 },
  ...{ trente: 30, quarante: 40, 'quarante-cinq': 45, cinquante: 50, soixante: 60 },
};
/** A number in digits or in words, as a group of an expression. */
export const NUMBER = `(\\d{1,3}[\u00a0\u202f ,]\\d{3}|\\d{1,4}|${[...[...WORDS, OTHER_GENDER].flatMap((words) => words.slice(2).reverse()), ...Object.keys(TENS).reverse()].join('|')})`;

/** The number that is written so; not a number where it is none. */
export const numberOf = (text: string) =>
  /^\d/.test(text)
    ? Number(text.replace(/\D/g, ''))
    : (TENS[text.toLowerCase()] ??
      [...WORDS, OTHER_GENDER].map((words) => words.indexOf(text.toLowerCase())).find((index) => index !== -1) ??
      Number.NaN);
