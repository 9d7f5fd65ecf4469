import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { isSmallWord } from '../lexicon/languages';
import { reasons } from '../reasons';
import { dividedWord } from './shared/divided-word';

const LIGATURES = /[\ufb00-\ufb06]+/u;
/**
 * Arabic letters in the form that they have at the beginning, in the middle or at the end of a word, as a printer sets them (Unicode blocks
 * FB50 and FE70); not the honorifics and brackets among them, which are typed.
 */
const SHAPED = /[\ufb50-\ufd3d\ufd50-\ufdef\ufe70-\ufefc]+/u;
/** Letters as wide as those of Chinese, and bold or slanted ones of formulas, as words: one alone may be a variable. */
const DRAWN = /[\uff21-\uff3a\uff41-\uff5a]{3,}|[\u{1d400}-\u{1d7cb}]{3,}/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SOFT_HYPHEN = /\u00ad+/;
/** "Net- works" and "Net-⏎works", not the beginning of an address; a small word goes on with a sentence: "pre- and post-". */
const DIVIDED = /(?<=\p{L}\p{Ll})-[ \n]+(?=(\p{Ll}{2,})(?!\p{Ll}|:\/\/|\.\p{Ll}))/gu;
const SMALL_WORDS = new Set('nor versus vs but puis y e ed'.split(' '));

/** "Speci c" has lost the two letters that its font draws as one. */
const LOST_LIGATURE =
  /(?<!\p{L})(?:(?:speci|scienti|arti|terri|paci) (?:cs?|cally|cial|cially)|(?:classi|modi|veri|speci|identi|certi|quanti|simpli|ampli|signi) (?:cations?|cantly?|ed|ers?|es)|(?:e|di|su) (?:cient(?:ly)?|ciency|cult|culty|cultie?s))(?!\p{L})/iu;

/** A word whose letters stand apart: "t h e"; not "y a à", three words of one letter each. */
const SPACED =
  /(?<![\p{L}\d'’.-])(?![aàeéioóuyâôx] [aàeéioóuyâôx] [aàeéioóuyâôx](?: |$))\p{Ll}(?: \p{Ll}){2,}(?![\p{L}\d'’.,-])/u;

/** No text bears the traces of a PDF: letters drawn as one, and words that were divided at the end of a line. */
const textFromPdf = inTexts({
  kinds: ['prose', 'markdown', 'name'],
  sign: /[\ufb00-\ufb06\ufb50-\ufdef\ufe70-\ufefc\u00ad\uff21-\uff5a\u{1d400}-\u{1d7cb}]|\p{Ll}-[ \n]+\p{Ll}|(?:[iIeE]|su) c\p{L}*|i (?:ed|ers?|es|cat)|(?<!\S)\p{Ll} \p{Ll} \p{Ll}(?!\S)/u,
  flaw: (text) => {
    const ligature = LIGATURES.exec(text);
    if (ligature !== null) {
      return {
        start: 0,
        end: text.length,
        message: say`The letters "${ligature[0]}" are one character here: nobody finds the word who searches for it.`,
        hint: `Write ${quote(wordAt(text, ligature.index).normalize('NFKC'))}. Texts from a PDF have such traces.`,
        mend: text.replace(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC')),
        certain: true,
      };
    }
    const shaped = SHAPED.exec(text);
    if (shaped !== null)
      return {
        start: 0,
        end: text.length,
        message: say`The letters of ${quote(shaped[0])} are those of a printed line: nobody finds the word who searches for it, and screen readers spell it.`,
        hint: `Write ${quote(shaped[0].normalize('NFKC'))}. Texts from a PDF have such traces.`,
        // Some programs hand on the line from left to right as well: then the letters have to be turned, too.
        mend: text.replace(new RegExp(SHAPED, 'gu'), (letters) => letters.normalize('NFKC')),
      };
    const drawn = EAST_ASIAN.test(text) ? null : DRAWN.exec(text);
    if (drawn !== null)
      return flawAt(drawn, {
        message: say`${quote(drawn[0])} is written in signs that only look like letters: nobody finds the word, and screen readers spell it.`,
        hint: `Write ${quote(drawn[0].normalize('NFKC'))}.`,
        mend: drawn[0].normalize('NFKC'),
      });
    const soft = SOFT_HYPHEN.exec(text);
    if (soft !== null) {
      return {
        start: 0,
        end: text.length,
        message: say`There is a soft hyphen in ${quote(wordAt(text, soft.index))}: nobody finds the word who searches for it.`,
        hint: 'Delete it; texts from a PDF have such traces.',
        mend: text.replaceAll('\u00ad', ''),
      };
    }
    const spaced = SPACED.exec(text);
    if (spaced !== null)
      return flawAt(spaced, {
        message: say`The letters of ${quote(spaced[0])} stand apart.`,
        hint: `Write ${quote(spaced[0].replaceAll(' ', ''))}. Texts from a PDF have such traces.`,
        mend: spaced[0].replaceAll(' ', ''),
      });
    const lost = LOST_LIGATURE.exec(text);
    if (lost !== null)
      return flawAt(lost, {
        message: say`${quote(lost[0])} has lost letters that a PDF draws as one.`,
        hint: 'Type the word anew.',
      });
    const divided = dividedIn(text);
    if (divided === undefined) return undefined;
    const whole = text.slice(0, divided.index) + text.slice(divided.index + divided[0].length);
    const word = wordAt(whole, divided.index - 1);
    // Only a word that the same text has whole is surely divided: "well- known" keeps its hyphen.
    const isKnown = new Set(text.toLowerCase().match(/\p{L}+/gu)).has(word.toLowerCase());
    return flawAt(divided, {
      message: say`${quote(wordAt(text, divided.index + divided[0].length - 1) || text)} is divided as at the end of a line.`,
      hint: `${isKnown ? `Write ${quote(word)}` : 'Write the word whole, or close the gap after its hyphen'}. Texts from a PDF have such traces.`,
      ...(isKnown && { mend: '' }),
    });
  },
});

/** The first hyphen with a gap behind it that is within a word. */
const dividedIn = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(DIVIDED)].find(([, after = '']) => !(SMALL_WORDS.has(after) || isSmallWord(after)));

/** The word around an offset, with what stands between the two halves of a divided one. */
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
