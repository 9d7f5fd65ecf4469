import { defineTextCheck, quote } from '../texts/text-check';

/** A title with more letters is an abstract: the longest of those in use have some 250. */
const LONGEST = 250;
/** Signs that come in pairs. */
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
  ['«', '»'],
] as const;
const TITLES = new Set(['title', 'talk', 'subtitle']);
/** Full stops that belong to the last word. */
const ABBREVIATED =
  /(?:\b(?:al|etc|Inc|Ltd|Co|Corp|vs|Jr|Sr|St|No|Vol|cf|resp|approx|ed|eds)|\b\p{L}|\.\p{L}|\.\.|\.)\.$/u;

/** A title is a title: no abstract, without a full stop, without quotation marks around it, with both of its brackets. */
export const titleForm = defineTextCheck('title-form', {
  kinds: ['prose'],
  sign: /[.([{}\])“”«»"]/,
  flaw: (text, { field }) => {
    if (!TITLES.has(field)) return undefined;
    const whole = { start: 0, end: text.length };
    if (text.length > LONGEST) {
      return {
        ...whole,
        message: `This title has ${text.length} letters: it looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };
    }
    if (/[^.]\.$/.test(text) && !ABBREVIATED.test(text)) {
      return {
        ...whole,
        message: `The title ${quote(text)} ends with a full stop.`,
        hint: 'Delete it: titles have none.',
        mend: text.slice(0, -1),
      };
    }
    const inner = /^(?:"([^"]+)"|“([^”]+)”)$/.exec(text);
    if (inner !== null) {
      return {
        ...whole,
        message: `The whole title stands between quotation marks: ${text.slice(0, 60)}`,
        hint: 'Delete them: pages add what they need.',
        mend: inner[1] ?? inner[2],
      };
    }
    const open = PAIRS.find(([one, other]) => text.split(one).length !== text.split(other).length);
    // "1) …" and faces have one of the two.
    if (open === undefined || /^[^()]*\d\)/.test(text) || /[:;]-?[()]/.test(text)) return undefined;
    return {
      ...whole,
      message: `The title ${quote(text)} has "${open[0]}" and "${open[1]}" not in pairs.`,
      hint: 'Add the one that is missing, or delete the other: the end of the title may be lost.',
    };
  },
});
