const ENGLISH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const FRENCH =
  'première|premier deuxième|seconde|second troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième'.split(
    ' ',
  );
const ARABIC = 'الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة'.split(' ');

const all = [ENGLISH, FRENCH, ARABIC].flatMap((words) => words.map((names, index) => ({ names, number: index + 1 })));
const word = all.map(({ names }) => names).join('|');

const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:(${word})|(\\d{1,3})(?:st|nd|rd|th|e|ère|ème))\\s+(?:édition|edition)(?!\\p{L})`,
  'iu',
);
const AFTER = new RegExp(`الدورة\\s+(${ARABIC.join('|')})(?!\\p{L})`, 'u');

const numberOf = (name: string) => all.find(({ names }) => new RegExp(`^(?:${names})$`, 'iu').test(name))?.number;

/** The number of the edition that a text names, and where. */
export function ordinalIn(
  text: string,
): { readonly start: number; readonly end: number; readonly written: string; readonly number: number } | undefined {
  const found = BEFORE.exec(text) ?? AFTER.exec(text);
  const number = found === null ? undefined : found[2] === undefined ? numberOf(found[1] ?? '') : Number(found[2]);
  return found === null || number === undefined
    ? undefined
    : { start: found.index, end: found.index + found[0].length, written: found[0], number };
}

/** The number in what the conference calls its edition: "Third workshop" is 3. */
export function editionNumber(edition: string): number | undefined {
  const [first = ''] = edition.match(new RegExp(`(?<![\\p{L}\\d])(?:${word}|\\d{1,3})`, 'iu')) ?? [];
  return /^\d/.test(first) ? Number(first) : numberOf(first);
}
