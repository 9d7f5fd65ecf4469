import { quote } from './flaw';
import type { TitleForm } from './title';

/** Lines where words are parted. */
export const linesForSpaces: TitleForm = ({ text }) =>
  /^[\p{L}\d-]+(?:_[\p{L}\d-]+){2,}$/u.test(text)
    ? {
        message: `The title ${quote(text)} has lines in place of spaces, as the name of a file has.`,
        hint: `Write ${quote(text.replaceAll('_', ' '))}.`,
        mend: text.replaceAll('_', ' '),
      }
    : undefined;

/** Full stops that belong to the last word. */
const ABBREVIATED =
  /(?:\b(?:al|etc|Inc|Ltd|Co|Corp|vs|Jr|Sr|St|No|Vol|cf|resp|approx|ed|eds)|\b\p{L}|\.\p{L}|\.\.|\.)\.$/u;

/** A full stop at the end. */
export const fullStop: TitleForm = ({ text, collection }) =>
  /[^.]\.$/.test(text) && !ABBREVIATED.test(text) && !/[.!?]\s/.test(text) && collection !== 'topics'
    ? {
        message: `The title ${quote(text)} ends with a full stop.`,
        hint: 'Delete it: titles have none.',
        mend: text.slice(0, -1),
      }
    : undefined;

const QUOTED =
  /^(?:"([^"]+)"|“([^”]+)”|'([^']+(?:'\p{L}[^']*)?)'|‘([^’]+(?:’\p{L}[^’]*)?)’|«\s*([^»]+?)\s*»|„([^“”]+)[“”])$/u;

/** Quotation marks around the whole. */
export const quotedWhole: TitleForm = ({ text }) => {
  const inner = QUOTED.exec(text);
  return inner === null
    ? undefined
    : {
        message: `The whole title stands between quotation marks: ${text.slice(0, 60)}`,
        hint: 'Delete them: pages add what they need.',
        mend: inner.slice(1).find((words) => words !== undefined),
      };
};

/** Quotation marks that were doubled by a second export. */
export const quotesTwice: TitleForm = ({ text }) =>
  /""\p{L}|\p{L}""/u.test(text)
    ? {
        message: `The title ${quote(text)} has quotation marks twice.`,
        hint: 'Write each of them once: a table was saved twice.',
        mend: text.replaceAll('""', '"'),
      }
    : undefined;

/** A quotation mark without its other one. */
export const quoteAlone: TitleForm = ({ text }) =>
  // "12"" are inches.
  (text.replace(/\d"/g, '').match(/"/g) ?? []).length % 2 === 1
    ? {
        message: `The title ${quote(text)} has one quotation mark alone.`,
        hint: 'Add the other one, or delete it: the title may have been cut in a table.',
      }
    : undefined;

/** Signs that come in pairs. */
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
  ['«', '»'],
] as const;

/** A bracket without its other one. */
export const notInPairs: TitleForm = ({ text }) => {
  // In „German“ the sign that opens elsewhere is the one that closes.
  const paired = text.includes('„') ? text.replace(/„([^“”]*)[“”]/g, '“$1”') : text;
  const open = PAIRS.find(([one, other]) => paired.split(one).length !== paired.split(other).length);
  // "1) …" and faces have one of the two.
  if (open === undefined || /^[^()]*\d\)/.test(text) || /[:;]-?[()]/.test(text)) return undefined;
  return {
    message: `The title ${quote(text)} has "${open[0]}" and "${open[1]}" not in pairs.`,
    hint: 'Add the one that is missing, or delete the other: the end of the title may be lost.',
  };
};
