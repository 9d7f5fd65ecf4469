import { withoutBehalf } from './organisations';
import { withoutTitles } from './titles';

/** Words for institutions in several languages. "Univ.-Prof." is a title. */
const INSTITUTION =
  /(?<!\p{L})(?:univ(?!\.-\p{L})(?:ersit[éeyàäa]?[a-z]*)?\.?|uni|instituto?|institut[eo]?|colleges?|school|facult[yé]|facul\w*|laborator\w*|lab|labs|acad[eé]m\w*|polytech\w*|polit[eé]c\w*|politecn\w*|hochschule|hospital|h[ôo]pital|cent(?:er|re)|d[eé]partement|department|dept\.?|ministry|minist[eè]re|society|soci[eé]t[eé]|association|foundation|fondation|company|corporation|corp|inc|ltd|gmbh|s\.?a\.?r\.?l|research|recherche|cnrs|inria|enit|insat|ensi|mit|csail|epfl|eth|ibm|google|microsoft|[ée]cole|escuela|facolt[aà]|جامعة|كلية|معهد|مدرسة|مركز|المعهد|المدرسة|الجامعة)(?!\p{L})/iu;

/** Tells whether a text names an institution, and not a person. */
export const isInstitution = (text: string): boolean => INSTITUTION.test(text);

/** Words that may follow a comma in one person's name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|m\.d|msc|mba|ing|esq)\.?$/i;

const wordsIn = (text: string) => text.split(/[\s\u00a0]+/).filter(Boolean).length;

const SEPARATORS: readonly { readonly sign: RegExp; readonly words: number }[] = [
  { sign: /\s*\n\s*/, words: 1 },
  { sign: /\s*[|•·،；;]\s*|\t+/, words: 1 },
  // "von und zu" precedes one family name.
  { sign: /\s+(?:and|und(?! zu )|&|\+|و)\s+|\s*&\s*/i, words: 1 },
  { sign: /\s+(?:et|y|e|og|och|en|i|with|avec|mit|con|together with|مع)\s+/i, words: 2 },
  { sign: /\s*[/]\s*/, words: 1 },
  { sign: /\s+[-–—]\s+/, words: 2 },
  { sign: /(?<=\p{Ll}{2})\s*[:.]\s+(?=\p{Lu})/u, words: 2 },
  { sign: /\s{2,}/, words: 2 },
];

const listed = /\s*,\s*(?:(?:and|et|&|und|y|و)\s+)?/i;

/** Splits a text that should be one name; undefined if it is one. */
export function severalNames(written: string): readonly string[] | undefined {
  const { name } = withoutBehalf(written);
  const text = name.includes(',') ? withoutTitles(name) : name;
  // A conjunction may be left over at the start of a list.
  const edge = /^(?:and|et|&|und|y)\s+(.+)$/i.exec(text.trim());
  if (edge?.[1] !== undefined && wordsIn(edge[1]) >= 2) return severalNames(edge[1]) ?? [edge[1]];
  for (const { sign, words } of SEPARATORS) {
    const parts = text
      .split(sign)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length < 2 || !parts.every((part) => isNameLike(part) || part.includes(','))) continue;
    if (!parts.every((part) => wordsIn(part) >= words || part.includes(','))) continue;
    // Both "Ben Ali, Amira and Sami" and "A B, C D and E F" are several people.
    return parts.flatMap((part) => byCommas(part) ?? [part]);
  }
  return byCommas(text) ?? byArabicAnd(text);
}

/** Common Arabic given names, to recognise a joined "and" before them: many names begin with that letter themselves. */
const GIVEN = new Set(
  'محمد أحمد علي حسن حسين عمر خالد طارق يوسف إبراهيم مصطفى محمود سعيد سامي كريم أمين رشيد نبيل ياسين أنس بلال جمال منير هشام حمزة زياد فيصل ماجد سلمى مريم فاطمة عائشة خديجة زينب ليلى نور هند سارة أمل رانيا دعاء إيمان هدى منى سعاد نادية لمياء آمنة أسماء رحاب شيماء ريم لينا'.split(
    ' ',
  ),
);

/** Splits at an Arabic "and", which is a letter of the next word: "دعاء الشامي وطارق نور الدين". */
function byArabicAnd(text: string): readonly string[] | undefined {
  const words = text.split(' ');
  const at = words.findIndex((word, index) => index > 1 && word.startsWith('و') && GIVEN.has(word.slice(1)));
  if (at === -1 || at === words.length - 1) return undefined;
  return [words.slice(0, at).join(' '), [words[at]?.slice(1), ...words.slice(at + 1)].join(' ')];
}

function byCommas(text: string): readonly string[] | undefined {
  const parts = text.split(listed).map((part) => part.trim());
  if (parts.length < 2 || parts.some((part) => part === '' || SUFFIX.test(part) || !isNameLike(part))) return undefined;
  if (parts.some(isInstitution)) return undefined;
  // "Last, First" has one comma, and a single word on one side.
  const isOne = parts.length === 2 && parts.some((part) => wordsIn(part) === 1);
  return isOne ? undefined : parts;
}

/** Tells whether a text may be one person's name. Other rules report additions and several names. */
export const isOneName = (text: string): boolean =>
  severalNames(text) === undefined && !/[@_()[\]<>*†‡¹²³]|: |\p{Ll}{3}[.,:]$|\bal\.?$|\bothers$|…|\.{3}/iu.test(text);

/** Tells whether a text has letters, no characters that names cannot have, and not too many words. */
const isNameLike = (text: string) =>
  /\p{L}/u.test(text) && !/[@\d()[\]<>]/.test(text) && wordsIn(text) <= 6 && !/^(?:al|alii|others)\.?$/i.test(text);

/** Turns "Last, First" into "First Last"; undefined for other forms. */
export function turnedName(text: string): string | undefined {
  const [family = '', given = '', ...others] = text.split(/\s*[,،]\s*/);
  if (others.length > 0 || family === '' || given === '' || SUFFIX.test(given) || isInstitution(text)) return undefined;
  if (!(isNameLike(family) && isNameLike(given)) || severalNames(text) !== undefined) return undefined;
  return `${given} ${family}`;
}
