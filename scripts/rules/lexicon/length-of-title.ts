import { quote } from './flaw';
import type { TitleForm } from './title';

/** A title with more letters is an abstract: those of clinical trials have some 300. */
const LONGEST = 350;

/** More letters than a title has. */
export const tooLong: TitleForm = ({ text }) =>
  text.length <= LONGEST
    ? undefined
    : {
        message: `This title has ${text.length} letters: it looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };

/** A title with more letters and several sentences is one, too. */
const SENTENCES = 120;

/** Several sentences of some length. */
export const severalSentences: TitleForm = ({ text }) =>
  text.length <= SENTENCES || text.split(/[.!?]\s+(?=\p{Lu})/u).length <= 2
    ? undefined
    : {
        message: `This title has several sentences: ${quote(text)} looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };

/** A title in several lines. */
export const lineBreak: TitleForm = ({ text }) =>
  text.includes('\n')
    ? { message: `The title ${quote(text)} has a line break.`, hint: 'Write it in one line.' }
    : undefined;

/** A title that goes on behind its last sign: a comma, a colon, the word before a name. */
const GOES_ON =
  /(?:[,:;]|(?<=\P{Lo}\s?)[–—]|(?<=[\p{Lu}\p{Ll}])-|(?<=[\p{Lu}\p{Ll}]\s)[-&/]|(?<=\p{L}\s)(?:the|and|or|des|du|et|ou|und|oder|و)|(?<!\b(?:afraid|aware|capable|dreamt?|full|hear|heard|kind|know|made|out|sort|speak|talk|thinks?|thought|tired) )(?<=\p{L}\s)of)$/u;

/** A title whose last word or sign leads on. */
export const goesOn: TitleForm = ({ text }) =>
  GOES_ON.test(text)
    ? { message: `The title ${quote(text)} ends in the middle.`, hint: 'Write it in full, or delete its last sign.' }
    : undefined;

/** A long title that breaks off in a word. */
const CUT = /^.{30,}\p{L}(?:\.{3}|…)$/u;

/** A title that a program has cut, with its three dots. */
export const cutByProgram: TitleForm = ({ text, collection }) =>
  CUT.test(text) && (collection === 'papers' || collection === 'posters')
    ? {
        message: `The title ${quote(text)} ends in the middle.`,
        hint: 'Write it in full: the program that it comes from has cut it.',
      }
    : undefined;
