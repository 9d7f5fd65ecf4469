import { firstFound } from '../first-found';
import { quote } from '../texts/text-check';

/** The keywords of one paper. */
type Keywords = readonly string[];

/** What is wrong with the keywords of a paper. */
interface KeywordFlaw {
  readonly message: string;
  readonly hint: string;
  readonly fix?: { readonly from: string; readonly to: string; readonly isCertain: boolean };
}

/** Looks for one thing that no keywords have. */
type KeywordForm = (keywords: Keywords, column: KeywordColumn) => KeywordFlaw | undefined;

/** What the keywords of all papers say of those of one. */
interface KeywordColumn {
  /** Some papers have several, separated by semicolons. */
  readonly isSeparated: boolean;
  /** Many have, and one alone has a comma: it stands for a semicolon. */
  readonly hasOneComma: boolean;
  readonly isAffiliation: (word: string) => boolean;
  /** The usual keyword near to one that stands once. */
  readonly meant: (word: string) => string | undefined;
}

/** So many parts are a list. */
const FEWEST = 3;
/** No keyword has so many words and a full stop. */
const LONGEST = 8;
const LABEL = /^(?:key ?words?|index terms|mots[- ]clés?|(?:ال)?كلمات (?:ال)?مفتاحية)\s*[:—–-]\s*/iu;

/** A keyword without its capitals and spaces. */
export const keywordKey = (word: string): string => word.trim().toLowerCase();

const affiliation: KeywordForm = (keywords, { isAffiliation }) => {
  const institution = keywords.find(isAffiliation);
  return institution === undefined
    ? undefined
    : {
        message: `"${institution}" is the affiliation of somebody, and no keyword.`,
        hint: 'Look whether it belongs to another column.',
      };
};

/** The words of a cell that has one keyword, where others have several. */
const separated = (text: string, by: RegExp, message: string): KeywordFlaw => {
  const meant = text.split(by).join('; ');
  return {
    message,
    hint: `Write "${meant}".`,
    fix: { from: text, to: meant, isCertain: false },
  };
};

const byCommas: KeywordForm = ([only = '', ...more], { isSeparated, hasOneComma }) =>
  more.length === 0 && isSeparated && only.split(/,\s/).length >= (hasOneComma ? 2 : FEWEST)
    ? separated(only, /,\s*/, `"${only}" is one keyword with commas; in other rows semicolons separate them.`)
    : undefined;

const byStrokes: KeywordForm = ([only = '', ...more], { isSeparated }) =>
  more.length === 0 && isSeparated && /\p{L} ?[/|] ?\p{L}.* ?[/|] ?\p{L}/u.test(only)
    ? separated(only, /\s*[/|]\s*/, `"${only}" is one keyword; in other rows semicolons separate them.`)
    : undefined;

const labelled: KeywordForm = ([first = '']) => {
  const label = LABEL.exec(first)?.[0];
  return label === undefined
    ? undefined
    : {
        message: `The keywords begin with "${label.trim()}", which stands before them already.`,
        hint: 'Delete the word.',
        fix: { from: label, to: '', isCertain: false },
      };
};

const wholeText: KeywordForm = (keywords) => {
  const text = keywords.find((word) => word.split(' ').length > LONGEST && /[.!?](?:\s|$)/.test(word));
  return text === undefined
    ? undefined
    : {
        message: `The keywords hold a whole text: ${quote(text)}.`,
        hint: 'Look whether it belongs to the column "abstract".',
      };
};

const numbers: KeywordForm = (keywords) =>
  keywords.every((word) => /^\d{1,3}$/.test(word))
    ? {
        message: `"${keywords.join('; ')}" are numbers, and no keywords.`,
        hint: 'Look whether it belongs to the column "topics".',
      }
    : undefined;

const slip: KeywordForm = (keywords, { meant }) => {
  const word = keywords.find((each) => meant(each) !== undefined);
  const near = word === undefined ? undefined : meant(word);
  return word === undefined || near === undefined
    ? undefined
    : {
        message: `"${word}" is "${near}" in other rows, but for a letter.`,
        hint: `Did you mean "${near}"? Who filters by a keyword finds the others alone.`,
        fix: { from: word, to: near, isCertain: false },
      };
};

/** What is wrong with the keywords of a paper: of what holds for them, the first says most. */
export const keywordFlaw: KeywordForm = firstFound([
  affiliation,
  byCommas,
  byStrokes,
  labelled,
  wholeText,
  numbers,
  slip,
]);
