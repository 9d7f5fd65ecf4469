import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';
import { defineRule, type Found, flawFound, inTexts, over, say } from '../kit';
import { everyText, type TextFilter } from '../lexicon/every-text';
import { flawAt, quote } from '../lexicon/flaw';
import { isSmallWord } from '../lexicon/languages';
import { reasons } from '../reasons';

const HYPHEN = /\p{Ll}-\p{Ll}/u;
const ANY = /\p{L}{3}/u;
const isWords: TextFilter = ({ kind }) => kind === 'prose' || kind === 'markdown';
const HYPHENATED = /(?<![\p{L}\d-])(\p{L}?\p{Ll}{2,})-(\p{Ll}{2,})(?![\p{L}\d-])/gu;
/** First parts of compounds that keep their hyphen: those with a vowel at the end, and these. */
const BEFORE =
  /[aeiouyéè]$|^(?:all|anti|back|cross|down|eight|five|four|full|half|hand|hard|high|hyper|inter|left|long|mid|mis|multi|non|off|one|open|out|over|post|quasi|right|self|semi|seven|short|six|soft|sub|super|ten|top|trans|ultra|under|up|vers|well)$/iu;

const hyphenatedIn = keptByText(
  (text) => [...text.matchAll(HYPHENATED)].filter(([, before = '']) => !BEFORE.test(before)),
  KEPT_TEXTS,
);
const wholeIn = keptByText(
  (text): readonly string[] => text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [],
  KEPT_TEXTS,
);

/** Finds words with a hyphen that the data has without one elsewhere: "knowl-edge" was at the end of a line. */
const dividedWord = over([], (_records, site) => {
  const doubtful = everyText(site, HYPHEN, isWords).flatMap((written) =>
    hyphenatedIn(written.text).map((found) => ({ written, found })),
  );
  if (doubtful.length === 0) return [];
  const words = new Set(everyText(site, ANY, isWords).flatMap(({ text }) => wholeIn(text)));
  return doubtful.flatMap(({ written, found }): Found => {
    const [whole, before = '', after = ''] = found;
    const joined = before + after;
    // Two words of the data may be joined with or without a hyphen.
    if (!words.has(joined.toLowerCase()) || words.has(before.toLowerCase())) return [];
    return flawFound(written, {
      start: found.index,
      end: found.index + whole.length,
      message: say`"${whole}" is divided as at the end of a line; elsewhere it is "${joined.toLowerCase()}".`,
      hint: `Write "${joined}". Texts from a PDF have such traces.`,
      replacement: joined,
    });
  });
});

const LIGATURES = /[\ufb00-\ufb06]+/u;
/** Arabic letters in presentation forms, as in PDFs (Unicode blocks FB50 and FE70), without honorifics and brackets. */
const SHAPED = /[\ufb50-\ufd3d\ufd50-\ufdef\ufe70-\ufefc]+/u;
/** Full-width letters and mathematical letters as words; a single one may be a variable. */
const DRAWN = /[\uff21-\uff3a\uff41-\uff5a]{3,}|[\u{1d400}-\u{1d7cb}]{3,}/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SOFT_HYPHEN = /\u00ad+/;
/** "Net- works" and "Net-⏎works", but no address, and not before a small word: "pre- and post-". */
const DIVIDED = /(?<=\p{L}\p{Ll})-[ \n]+(?=(\p{Ll}{2,})(?!\p{Ll}|:\/\/|\.\p{Ll}))/gu;
const SMALL_WORDS = new Set('nor versus vs but puis y e ed'.split(' '));

/** Words that have lost a ligature: "speci c". */
const LOST_LIGATURE =
  /(?<!\p{L})(?:(?:speci|scienti|arti|terri|paci) (?:cs?|cally|cial|cially)|(?:classi|modi|veri|speci|identi|certi|quanti|simpli|ampli|signi) (?:cations?|cantly?|ed|ers?|es)|(?:e|di|su) (?:cient(?:ly)?|ciency|cult|culty|cultie?s))(?!\p{L})/iu;

/** A word with spaces between its letters: "t h e"; "y a à" is three words. */
const SPACED =
  /(?<![\p{L}\d'’.-])(?![aàeéioóuyâôx] [aàeéioóuyâôx] [aàeéioóuyâôx](?: |$))\p{Ll}(?: \p{Ll}){2,}(?![\p{L}\d'’.,-])/u;

/** Finds traces of a PDF: ligatures, and words that were hyphenated at the end of a line. */
const textFromPdf = inTexts({
  kinds: ['prose', 'markdown', 'name'],
  trigger:
    /[\ufb00-\ufb06\ufb50-\ufdef\ufe70-\ufefc\u00ad\uff21-\uff5a\u{1d400}-\u{1d7cb}]|\p{Ll}-[ \n]+\p{Ll}|(?:[iIeE]|su) c\p{L}*|i (?:ed|ers?|es|cat)|(?<!\S)\p{Ll} \p{Ll} \p{Ll}(?!\S)/u,
  flaw: (text) => {
    const ligature = LIGATURES.exec(text);
    if (ligature !== null) {
      return {
        start: 0,
        end: text.length,
        message: say`The letters "${ligature[0]}" are one character here, so that searches do not find the word.`,
        hint: `Write ${quote(wordAt(text, ligature.index).normalize('NFKC'))}. Texts from a PDF have such traces.`,
        replacement: text.replace(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC')),
        certain: true,
      };
    }
    const shaped = SHAPED.exec(text);
    if (shaped !== null)
      return {
        start: 0,
        end: text.length,
        message: say`The letters of ${quote(shaped[0])} are presentation forms: searches do not find the word, and screen readers spell it.`,
        hint: `Write ${quote(shaped[0].normalize('NFKC'))}. Texts from a PDF have such traces.`,
        // Some programs also reverse the letters.
        replacement: text.replace(new RegExp(SHAPED, 'gu'), (letters) => letters.normalize('NFKC')),
      };
    const drawn = EAST_ASIAN.test(text) ? null : DRAWN.exec(text);
    if (drawn !== null)
      return flawAt(drawn, {
        message: say`${quote(drawn[0])} is written in mathematical or full-width characters: searches do not find the word, and screen readers spell it.`,
        hint: `Write ${quote(drawn[0].normalize('NFKC'))}.`,
        replacement: drawn[0].normalize('NFKC'),
      });
    const soft = SOFT_HYPHEN.exec(text);
    if (soft !== null) {
      return {
        start: 0,
        end: text.length,
        message: say`There is a soft hyphen in ${quote(wordAt(text, soft.index))}, so that searches do not find the word.`,
        hint: 'Delete it; texts from a PDF have such traces.',
        replacement: text.replaceAll('\u00ad', ''),
      };
    }
    const spaced = SPACED.exec(text);
    if (spaced !== null)
      return flawAt(spaced, {
        message: say`The letters of ${quote(spaced[0])} are separated by spaces.`,
        hint: `Write ${quote(spaced[0].replaceAll(' ', ''))}. Texts from a PDF have such traces.`,
        replacement: spaced[0].replaceAll(' ', ''),
      });
    const lost = LOST_LIGATURE.exec(text);
    if (lost !== null)
      return flawAt(lost, {
        message: say`${quote(lost[0])} has lost letters that a PDF draws as one.`,
        hint: 'Type the word again.',
      });
    const divided = dividedIn(text);
    if (divided === undefined) return undefined;
    const whole = text.slice(0, divided.index) + text.slice(divided.index + divided[0].length);
    const word = wordAt(whole, divided.index - 1);
    // The hyphen goes only if the text has the whole word elsewhere: "well- known" keeps it.
    const isKnown = new Set(text.toLowerCase().match(/\p{L}+/gu)).has(word.toLowerCase());
    return flawAt(divided, {
      message: say`${quote(wordAt(text, divided.index + divided[0].length - 1) || text)} is divided as at the end of a line.`,
      hint: `${isKnown ? `Write ${quote(word)}` : 'Write the word whole, or close the gap after its hyphen'}. Texts from a PDF have such traces.`,
      ...(isKnown && { replacement: '' }),
    });
  },
});

/** Finds the first hyphen with a gap after it within a word. */
const dividedIn = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(DIVIDED)].find(([, after = '']) => !(SMALL_WORDS.has(after) || isSmallWord(after)));

/** Returns the word at an offset, with the gap of a hyphenated one. */
function wordAt(text: string, at: number): string {
  const before =
    /[\p{L}\p{M}\u00ad]*(?:-\s+)?[\p{L}\p{M}\u00ad]*$/u.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? '';
  return before.trimStart() + (/^\s?[^\s.,;:()]*/.exec(text.slice(at))?.[0] ?? '');
}

export const rule = defineRule({
  code: 'text-from-pdf',
  reason: reasons.wordNotFound,
  finders: [textFromPdf, dividedWord],
});
