import { tally } from '../../../shared/format/grouped';
import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';
import { defineRule, type Finding, type Found, flawFound, over, say } from '../kit';
import { everyText, isName, type TextFilter, type WrittenText } from '../lexicon/every-text';
import { wordsNear } from '../lexicon/near-words';
import { reasons } from '../reasons';

/** Pairs of similar words that are both right. */
const BOTH_RIGHT =
  /^(?:mediation|medication|meditation|isotopic|isotropic|infection|inflection|epidermic|epidemic|langages|languages|ressources|resources|comercial|commercial|profesional|professional|specialt\p{L}*|specialit\p{L}*|alumin\p{L}*|\p{L}*gements?|\p{L}*gments?|casualty|causality|conservation|conversation|preceding|proceeding|complement|compliment)$/u;

/** Letters that are confused: "Intelligense". */
const CONFUSED = /[cs]/;
const SHORTEST = 8;
/** Endings before which a letter is doubled or not: "modelling" and "modeling". */
const BEFORE_ENDING = /^(?:e[drn]|ing|or|abl|ation|ist|y|s?$)/u;

const withoutDoubled = (word: string) => word.replace(/(\p{L})\1/gu, '$1');

/** Finds the usual word of which another is a misspelling: a letter lost, added, exchanged or doubled, or s for c. */
function misspellings(usual: readonly string[]): (word: string) => string | undefined {
  const known = new Set(usual);
  const near = wordsNear(usual);
  const byShort = new Map(usual.map((word) => [withoutDoubled(word), word]));
  return (word) => {
    if (known.has(word) || word.length < SHORTEST || BOTH_RIGHT.test(word)) return undefined;
    const found = near(word);
    const meant =
      (found !== undefined && !isInflected(word, found) ? found : undefined) ??
      ofDoubled(word, byShort.get(withoutDoubled(word))) ??
      ofConfused(word, known);
    return meant === undefined || BOTH_RIGHT.test(meant) ? undefined : meant;
  };
}

/** Returns whether two words differ in an ending alone: "researches" and "researchers". */
function isInflected(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return long.length !== short.length && /r[se]$/.test(long) && long.replace(/r(?=[se]$)/, '') === short;
}

function ofDoubled(word: string, other: string | undefined): string | undefined {
  if (other === undefined || Math.abs(other.length - word.length) !== 1) return undefined;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const first = at === -1 ? Math.min(word.length, other.length) : at;
  const rest = (word.length > other.length ? word : other).slice(first + 1);
  return word[first - 1] === 'l' || BEFORE_ENDING.test(rest) ? undefined : other;
}

function ofConfused(word: string, known: ReadonlySet<string>): string | undefined {
  for (const [index, letter] of [...word].entries()) {
    if (index < 2 || index === word.length - 1 || !CONFUSED.test(letter)) continue;
    const other = `${word.slice(0, index)}${letter === 's' ? 'c' : 's'}${word.slice(index + 1)}`;
    if (known.has(other)) return other;
  }
  return undefined;
}

/** How often a word occurs that is surely spelled right. */
const USUAL = 4;

/** The same for two exchanged letters. */
const KNOWN = 2;

const LONG_WORD = /\p{L}{8}/u;
const LONG_WORDS = /(?<![\p{L}\d./@_-])\p{Script=Latin}{8,40}(?![\p{L}\d@_]|[./-]\p{L})/gu;

/** Fields with names, which are spelled in any way and language. */
const NAMED: ReadonlySet<string> = new Set([
  'affiliation',
  'affiliation2',
  'university',
  'company',
  'city',
  'address',
  'publisher',
  'bio',
]);
const isWords: TextFilter = ({ kind, field }) => (kind === 'prose' || kind === 'markdown') && !NAMED.has(field);
/** Fields with titles of the conference and its parts: their words recur. */
const TITLES: ReadonlySet<string> = new Set([
  'name',
  'title',
  'label',
  'heading',
  'subtitle',
  'menuLabel',
  'theme',
  'keywords',
]);

/** Finds words that occur once and are a letter off a usual word of titles ("Confernce"). Two rare words may be a letter apart. */
const misspeltWord = over(
  [],
  (_records, site) => {
    const texts = everyText(site, LONG_WORD, isWords).map((written) => ({ written, words: wordsOf(written.text) }));
    const times = tally(
      texts.flatMap(({ words }) => words),
      (word) => word,
    );
    const called = new Set(texts.flatMap(({ written, words }) => (TITLES.has(written.field) ? words : [])));
    const meant = misspellings([...called].filter((word) => (times.get(word) ?? 0) >= USUAL));
    let people: ReadonlySet<string> | undefined;
    const isPerson = (word: string) => {
      people ??= new Set(everyText(site, LONG_WORD, isName).flatMap(({ text }) => wordsOf(text)));
      return people.has(word);
    };
    // For two exchanged letters, any other word of the data will do.
    const turned = (word: string) => {
      // "Summarise" and "summaries" are both right.
      for (let at = 1; at < word.length - 1; at++) {
        const other = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
        if (other !== word && (times.get(other) ?? 0) >= KNOWN) return other;
      }
      return undefined;
    };
    return texts.flatMap(({ written, words }) =>
      words.flatMap((word): Found => {
        if (times.get(word) !== 1) return [];
        const right = meant(word) ?? turned(word);
        return right === undefined || isPerson(word) ? [] : [report(written, word, right)];
      }),
    );
  },
  { languages: ['en', 'fr'] },
);

const wordsOf = keptByText(
  (text): readonly string[] => (plain(text).match(LONG_WORDS) ?? []).map((word) => word.toLowerCase()),
  KEPT_TEXTS,
);

/** Blanks addresses, fetched facts and text in other languages. */
const plain = (text: string) =>
  !/[`[{]/.test(text)
    ? text
    : text.replace(/\{\{[^{}]*\}\}|\]\([^)[]*\)|`[^`]*`|\[[^[\]]*\]\{[^{}]*\}/g, (part) => ' '.repeat(part.length));

function report(written: WrittenText, word: string, right: string): Finding {
  const start = plain(written.text).toLowerCase().indexOf(word);
  const asWritten = written.text.slice(start, start + word.length);
  const inItsCase = /^\p{Lu}/u.test(asWritten) ? `${right[0]?.toUpperCase()}${right.slice(1)}` : right;
  return flawFound(written, {
    start,
    end: start + word.length,
    message: say`"${asWritten}" is "${inItsCase}" everywhere else.`,
    hint: `Did you mean "${inItsCase}"?`,
    replacement: inItsCase,
  });
}

export const rule = defineRule({
  code: 'misspelt-word',
  reason: reasons.slipIsCopied,
  finders: [misspeltWord],
});
