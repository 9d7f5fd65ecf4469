import { escapeRegExp } from '../../content/texts/escape-reg-exp';

const ENGLISH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const FRENCH =
  'première|premier deuxième|seconde|second troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième'.split(
    ' ',
  );
const ARABIC = 'الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة'.split(' ');

const ARABIC_MASCULINE = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');

const all = [ENGLISH, FRENCH, ARABIC, ARABIC_MASCULINE].flatMap((words) =>
  words.map((names, index) => ({ names, number: index + 1 })),
);
const word = all.map(({ names }) => names).join('|');

const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:(${word})|(\\d{1,3})(?:st|nd|rd|th|e|ère|ème))\\s+(?:édition|edition)(?!\\p{L})`,
  'iu',
);
const AFTER = new RegExp(`الدورة\\s+(${ARABIC.join('|')})(?!\\p{L})`, 'u');
const AT_FIRST = new RegExp(`(?<![\\p{L}\\d])(?:${word}|\\d{1,3})`, 'iu');

/** A form in which texts name an edition. */
export interface EditionForm {
  /** Occurs in every text with the form: a search for each number at each letter takes a hundred times as long. */
  readonly trigger: RegExp;
  readonly form: RegExp;
}

const numberOf = (name: string) => all.find(({ names }) => new RegExp(`^(?:${names})s?$`, 'iu').test(name))?.number;

/** Lists the forms in which texts name an edition: "edition", or the name or acronym of the conference, with a number. */
export const editionForms = (name: string, brand: string): readonly EditionForm[] => [
  { trigger: /[eé]dition/iu, form: BEFORE },
  { trigger: /الدورة/, form: AFTER },
  ...formsOf(name, brand),
];

function formsOf(name: string, brand: string): readonly EditionForm[] {
  const words = name.split(/\s+/).map(escapeRegExp);
  const begin = words.slice(0, 2).join('\\s+');
  const called = [...(words.length > 1 ? [begin] : []), ...(brand.length > 2 ? [escapeRegExp(brand)] : [])].join('|');
  if (called === '') return [];
  const before = `(?<![\\p{L}\\d])(?:(${word})s?|(\\d{1,3})(?:st|nd|rd|th|es?|ères?|èmes?))\\s+(?:annual\\s+|international\\s+)?(?:${called})(?!\\p{L})`;
  const after = [1, 2, 3]
    .filter((count) => count < words.length)
    .map(
      (count) =>
        `${words.slice(0, count).join('\\s+')}\\s+(${ARABIC_MASCULINE.join('|')}|${ARABIC.join('|')})(?!\\p{L})`,
    );
  return [
    { trigger: new RegExp(called, 'iu'), form: new RegExp(before, 'iu') },
    ...after.map((form) => ({ trigger: new RegExp(words[0] ?? '', 'u'), form: new RegExp(form, 'u') })),
  ];
}

interface Ordinal {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly number: number;
}

/** Finds the edition that a text names; the forms are those of `editionForms`. */
export function ordinalIn(text: string, forms: readonly EditionForm[]): Ordinal | undefined {
  for (const { trigger, form } of forms) {
    if (!trigger.test(text)) continue;
    const found = form.exec(text);
    const number = found?.[2] === undefined ? numberOf(found?.[1] ?? '') : Number(found[2]);
    if (found === null || number === undefined) continue;
    return { start: found.index, end: found.index + found[0].length, written: found[0], number };
  }
  return undefined;
}

/** Returns the number of an edition: "Third workshop" is 3. */
export function editionNumber(edition: string): number | undefined {
  const [first = ''] = edition.match(AT_FIRST) ?? [];
  return /^\d/.test(first) ? Number(first) : numberOf(first);
}

const EVENT =
  '(?:conference|congress|edition|symposium|workshop|meeting|school|forum|one|colloque|congrès|conférence|édition|école|forum|celle|celui)';
const OF_EVENT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:(${word})|(\\d{1,3})(?:st|nd|rd|th|es?|ères?|èmes?))\\s+(?:(?!or|and|et|ou)\\p{L}+\\s+){0,2}${EVENT}|(?:المؤتمر|الملتقى|الدورة)\\s+(${[...ARABIC_MASCULINE, ...ARABIC].join('|')}))(?!\\p{L})`,
  'giu',
);

/** Lists the numbers of editions in a sentence, in any words: "the sixth one", "the eighth conference". */
export const ordinalsIn = (sentence: string): number[] =>
  [...sentence.matchAll(OF_EVENT)].flatMap(([, name, digits, arabic]) =>
    digits === undefined ? (numberOf(name ?? arabic ?? '') ?? []) : Number(digits),
  );
