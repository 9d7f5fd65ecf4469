const CONSONANTS = 'bdfgklmnrstvz';
const VOWELS = 'aeiou';

/** A word for every number; those of thousands of numbers are all different. */
function word(number: number): string {
  let rest = (number * 7919 + 104_729) % 17_850_625;
  let made = '';
  for (let syllable = 0; syllable < 4; syllable++) {
    made += `${CONSONANTS[rest % 13]}${VOWELS[rest % 5]}`;
    rest = Math.floor(rest / 65) + rest;
  }
  return made;
}

const name = (number: number) => word(number).replace(/^./, (letter) => letter.toUpperCase());

/** Repeats what it is given a number for, up to a length. */
const filled =
  (part: (number: number) => string) =>
  (length: number): string => {
    let text = '';
    for (let number = 0; text.length < length; number++) text += part(number);
    return text.slice(0, length);
  };

/** Kinds of texts that rules have been slow on, each for a length. */
export const families = {
  words: filled((number) => `${word(number)} `),
  'a run of letters': filled(() => 'a'),
  'a run of capitals': filled(() => 'A'),
  'a script without spaces': filled((number) => String.fromCharCode(0x4e00 + ((number * 7919) % 6000))),
  'another script without spaces': filled((number) => String.fromCharCode(0x430 + ((number * 7) % 32))),
  spaces: filled((number) => (number % 999 === 0 ? 'a' : ' ')),
  digits: filled((number) => String((number * 7) % 10)),
  marks: filled((number) => '*_`"'.charAt(Math.floor(number / 97) % 4)),
  'brackets that nobody closes': filled(() => '[a]('),
  'braces that nobody closes': filled(() => '{{a '),
  mojibake: filled((number) => `Ã©${word(number)} â€™ `),
  'letters spoilt twice': filled(() => 'ÃƒÂ©'),
  dates: filled((number) => `October ${1 + (number % 28)}, 2031; `),
  'a program typed as a list': filled(
    (number) =>
      `- ${8 + (Math.floor(number / 6) % 10)}:${number % 6}0 ${name(number)} ${name(number * 3)}: On ${word(number + 5)} of ${word(number + 7)}\n`,
  ),
  'names with commas': filled((number) => `${name(number)} ${name(number * 3)}, `),
  addresses: filled((number) => `https://${word(number)}.example.org/${word(number + 1)} `),
  mailboxes: filled((number) => `${word(number)}@${word(number + 1)}.example.org, `),
  HTML: filled(() => '<a href="'),
  LaTeX: filled(() => '$\\frac{a}{b} '),
  'a table': filled((number) => `| ${word(number)} | ${number} |\n`),
} as const satisfies Record<string, (length: number) => string>;
