import { defineRule, type Found, flawFound, inTexts, over, say } from '../kit';
import { everyText, type TextFilter } from '../lexicon/every-text';
import { flawAt, quote } from '../lexicon/flaw';
import { mayBeOtherLanguage } from '../lexicon/languages';
import { reasons } from '../reasons';

/** Spaces and commas that are wrong in any language. */
const STRAY =
  /(?<=\S) {2,}(?=\S)|(?<=\S)(?:\u00a0[ \u00a0]+| +\u00a0[ \u00a0]*)(?=[\p{L}\d])|(?<=\S)\t+(?=\S)|(?<=[\p{L}\d])[ \u00a0]+,(?=[\s\p{L}])|,[ ]?,(?=[\s\p{L}]|$)|(?<=\p{Ll}{3})\u00a0(?=\p{Ll}{3})|(?<=[([])\s(?=\p{L})|(?<=\p{Script=Latin}),(?=\p{Script=Latin}{3})|(?<=\p{Ll}{3})[.:](?=\p{Lu}\p{Ll}+[\s,])|(?<=\p{Ll}{3} I{1,3}):(?=\p{Ll}{2})/u;

/** The longest title or name. */
const SHORT = 160;

/** Finds wrong spaces. Tables, code and list markers of Markdown are left out. */
const straySpace = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: / {2}|\t|[ \u00a0],|,[ ]?,|\u00a0|[([]\s|\p{L}[,.:]\p{L}/u,
  flaw: (text, { kind }) => {
    const searched =
      kind === 'markdown'
        ? text
            .replace(/`[^`]*`|\{\{[^{}]*\}\}|\]\([^)[\]]*\)|<[^<>]*>/g, (code) => 'x'.repeat(code.length))
            .replace(/^ *(?:[-*+]|\d+[.)]) +|^(?: {4}|\t|\|).*$/gm, (line) =>
              line.replace(/ {2,}|\t/g, (gap) => '·'.repeat(gap.length)),
            )
        : text;
    const bare = searched.replace(/(?:https?:|mailto:|www\.)\S+|(?<!\S)\S+@\S+/g, (address) =>
      'x'.repeat(address.length),
    );
    // Pages do not show double spaces in long texts.
    const found = STRAY.exec(
      text.length > SHORT ? bare.replace(/(?<=\S) {2,}(?=\S)/g, (gap) => '·'.repeat(gap.length)) : bare,
    );
    if (found === null) return undefined;
    const [signs] = found;
    const right = signs.includes(',')
      ? /^\p{L}/u.test(text.slice(found.index + signs.length))
        ? ', '
        : ','
      : /[([]/.test(text[found.index - 1] ?? '')
        ? ''
        : ' ';
    const around = text.slice(Math.max(0, found.index - 20), found.index + signs.length + 20);
    if (/^[.:]$/.test(signs))
      return flawAt(found, {
        message: say`There is no space after "${signs}" in ${quote(around).replace(/^"/, '"…')}.`,
        hint: 'Write one space.',
        replacement: `${signs} `,
      });
    const what = signs.includes(',')
      ? 'The comma'
      : signs === '\u00a0'
        ? 'The no-break space'
        : signs.length > 1
          ? 'The gap'
          : 'The space';
    return flawAt(found, {
      message: say`${what} in ${quote(around).replace(/^"/, '"…')} looks like a typo.`,
      hint:
        right === ''
          ? 'Delete the space.'
          : right === ' '
            ? 'Write one space.'
            : 'Write a comma and one space after it.',
      replacement: right,
      // A comma without a space may be code, and a no-break space may be intended.
      certain: /^[ \t]+,?$/.test(signs),
    });
  },
});

/** Letters, signs and words of a short French title. */
const FRENCH = /[«àéèêç]|(?<!\p{L})(?:les?|la|des|du|une?|et|est|sans|pour)(?!\p{L})|(?<!\p{L})[cdjlmnqst][’']\p{L}/iu;

/** A space before a sign, as in French. */
const BEFORE_SIGN = /(?<=\p{Ll}{2}) +(?=[!?;:](?:\s|$))/u;
const MAY_BE_BEFORE = / [!?;:]/;
const isText: TextFilter = ({ kind, field }) =>
  (kind === 'prose' || kind === 'markdown') && !field.startsWith('affiliation');

/** Finds spaces before signs in English; a French title may have them. */
const spaceBeforeSign = over(
  [],
  (_records, site) =>
    everyText(site, MAY_BE_BEFORE, isText).flatMap((written): Found => {
      const found = BEFORE_SIGN.exec(written.text);
      if (found === null || mayBeOtherLanguage(written.text, 'en') || FRENCH.test(written.text)) return [];
      return flawFound(
        written,
        flawAt(found, {
          message: say`The space before "${written.text[found.index + found[0].length]}" looks like a typo.`,
          hint: 'Delete the space.',
          replacement: '',
        }),
      );
    }),
  { languages: ['en'] },
);

export const rule = defineRule({
  code: 'stray-space',
  reason: reasons.slipIsCopied,
  finders: [straySpace, spaceBeforeSign],
});
