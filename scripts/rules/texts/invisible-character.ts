import { defineRule, inTexts, say } from '../kit';
import { reasons } from '../reasons';

/** Scripts from right to left need U+200E and U+200F; Arabic and Indic scripts need U+200C and U+200D. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
/** Scripts that need invisible characters: Thai, Lao, Myanmar, Khmer, Mongolian. */
const WITHOUT_SPACES = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u18af]/;

/** Finds invisible characters, which are copied from web pages and word processors. */
const invisibleCharacter = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country', 'other'],
  trigger: /[\u2028\u2029\u200b\u2060\ufeff\u180e\u2061-\u2064\u200e\u200f]/,
  flaw: (text) => {
    if (WITHOUT_SPACES.test(text.replaceAll('\u180e', ''))) return undefined;
    const marks = RIGHT_TO_LEFT.test(text)
      ? /[\u2028\u2029\u200b\u2060\ufeff\u180e\u2061-\u2064]/
      : /[\u2028\u2029\u200b\u2060\ufeff\u180e\u2061-\u2064\u200e\u200f]/;
    const found = marks.exec(text);
    if (found === null) return undefined;
    const number = `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      start: 0,
      end: text.length,
      message: say`This text contains an invisible character: ${number}.`,
      hint: 'Delete it, or type the words around it again.',
      replacement: text.replace(/\s*[\u2028\u2029]\s*/g, ' ').replace(new RegExp(marks, 'g'), ''),
      certain: true,
    };
  },
});

export const rule = defineRule({
  code: 'invisible-character',
  reason: reasons.wordNotFound,
  finders: [invisibleCharacter],
});
