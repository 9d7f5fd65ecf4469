import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** A word twice; "off policy policy evaluation" has a compound and a word. */
const TWICE =
  /(?<!(?<!\p{L})(?:(?:off|non|multi|cross|inter|self|pre|post|sub|semi|co)[ -]|on-|on (?=policy)))(?<![\p{L}\p{M}'’\u2010-\u2015-])(a(?= a \p{L})|[\p{Ll}\p{Script=Arabic}]{2,}|\p{Ll}{2,}-\p{Ll}{2,})\s+\1(?![\p{L}\p{M}'’\u2010-\u2015/-])|(?<![\p{L}\p{M}'’\u2010-\u2015-])(\p{Ll}{6,}),\s+\2(?=,| and | et | or | ou )/u;
/** A capitalised word, and the same in lower case: "The the". */
const BEGINS = /(?<![\p{L}\p{M}'’\u2010-\u2015-])(\p{Lu})(\p{Ll}+)\s+(\p{Ll})\2(?![\p{L}\p{M}'’\u2010-\u2015-])/gu;
/** A full stop or another sign twice after a word; three full stops are an ellipsis. */
const SIGN_TWICE = /(?<=[\p{L}\p{M}\d)] ?)(\.\.|,,|;;|!!|::)(?=\s|$)/u;
const IN_TWICE = /(?<![\p{L}\p{M}'’-])(?<in>in|en)\s+\k<in>(?=\s\p{L})/u;
/** A phrase twice that ends with an article or a preposition: "to the to the". */
const PHRASE_TWICE =
  /(?<![\p{L}\p{M}'’-])(?<phrase>\p{Ll}+\s(?:the|a|an|of|to|in|for|with|la|le|les|des|du|un|une|de))\s+\k<phrase>(?!\p{L})/u;
/** Verbs before a second "in": "people log in in the morning". */
const PHRASAL =
  /(?:log|logged|logs|logging|sign(?:ed|s|ing)?|check(?:ed|s|ing)?|c[ao]mes?|coming|fill(?:ed|s)?|hand(?:ed)?|join(?:ed|s)?|get|got|goes|go|went|step(?:ped)?|move[ds]?|let|turn(?:ed)?|tune[ds]?|phone[ds]?|plug(?:ged)?|opt(?:ed)?|take[sn]?|took|bring|brought|put|set|dial(?:led)?|built|live|stay|drop(?:ped)?|zoom(?:ed)?|chime[ds]?|write|fit|fed)\s+$/iu;
/** Words that may occur twice in a row. */
const MEANT = new Set(
  'had that is very long so bye nous vous se en ha bla blah who do in no was des جدا جدًا رويدا رويدًا واحدا واحدًا كثيرا شيئا هكذا صفا'.split(
    ' ',
  ),
);

/** Finds words, phrases and signs that occur twice in a row: "the the". */
const repeatedWord = inTexts({
  languages: ['en', 'fr', 'ar', 'es', 'it', 'pt'],
  kinds: ['prose', 'markdown'],
  trigger: new RegExp(
    `\\.\\.|,,|;;|!!|::|${TWICE.source}|(?<=\\p{Lu})(\\p{Ll}+)\\s+\\p{Ll}\\3(?!\\p{L})|${PHRASE_TWICE.source}|${IN_TWICE.source}`,
    'u',
  ),
  flaw: (text) => {
    const sign = /\.\.|,,|;;|!!|::/.test(text) ? SIGN_TWICE.exec(text) : null;
    if (sign !== null)
      return flawAt(sign, {
        message: say`"${sign[0]}" is the same sign twice.`,
        hint: `Write "${sign[0][0]}" once.`,
        replacement: sign[0][0],
      });
    const begun = [...text.matchAll(BEGINS)].find(
      ([, capital = '', rest = '', small = '']) => capital.toLowerCase() === small && !MEANT.has(small + rest),
    );
    if (begun !== undefined)
      return flawAt(begun, {
        message: say`${quote(begun[0])} has the same word twice.`,
        hint: `Write "${begun[1]}${begun[2]}" once.`,
        replacement: `${begun[1]}${begun[2]}`,
      });
    const phrase = PHRASE_TWICE.exec(text);
    if (phrase !== null)
      return flawAt(phrase, {
        message: say`${quote(phrase[0])} has the same words twice.`,
        hint: `Write "${phrase[1]}" once.`,
        replacement: phrase[1],
      });
    const inTwice = IN_TWICE.exec(text);
    if (inTwice !== null && !PHRASAL.test(text.slice(0, inTwice.index)))
      return flawAt(inTwice, {
        message: say`${quote(inTwice[0])} has the same word twice.`,
        hint: `Write "${inTwice[1]}" once.`,
        replacement: inTwice[1],
      });
    const found = TWICE.exec(text);
    const word = found?.[1] ?? found?.[2] ?? '';
    if (found === null || MEANT.has(word)) return undefined;
    return flawAt(found, {
      message: say`${quote(found[0])} has the same word twice.`,
      hint: `Write "${found[1] ?? found[2]}" once.`,
      replacement: found[1] ?? found[2],
    });
  },
});

export const rule = defineRule({
  code: 'repeated-word',
  reason: reasons.slipIsCopied,
  finders: [repeatedWord],
});
