/** A part of a title, which may have to stay on one line. */
export interface TitlePart {
  readonly text: string;
  readonly isUnbreakable: boolean;
}

/** A numeral with its punctuation: "1:", "II:", "4.0". Roman numerals up to 39 are enough for titles. */
const NUMERAL = String.raw`(?:[IVX]{1,6}|\p{Nd}[\p{Nd}.,]*)(?=[\s\p{P}]|$)\p{P}*`;

/** A word with its numeral ("Session 1:", "Industry 4.0"), a word with a hyphen ("AI-Healthcare"), or both. */
const TOGETHER = new RegExp(String.raw`((?<!\S)\S+ ${NUMERAL}(?!\S)|(?<!\S)\S*?\p{L}[-‐]\p{L}\S*)`, 'u');

/** Splits a title into parts, some of which must not break across lines. */
export function titleParts(title: string): readonly TitlePart[] {
  return title
    .split(TOGETHER)
    .map((text, index) => ({ text, isUnbreakable: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const NO_BREAK = '\u00a0';

/** Replaces spaces by no-break spaces, for a number and its unit. */
export const withoutBreaks = (text: string): string => text.replaceAll(' ', NO_BREAK);

/** Inserts no-break spaces between words and their numerals, for plain text. */
export const bindNumerals = (title: string): string =>
  titleParts(title)
    .map(({ text, isUnbreakable }) => (isUnbreakable ? withoutBreaks(text) : text))
    .join('');

/** Keeps the day and its month on one line, whichever comes first: "Saturday, June 14", "Samstag, 14. Juni". */
export const bindDay = (day: string): string => day.replace(/\p{Nd}\S*(?: \S+)+$|\S+ \p{Nd}+$/u, withoutBreaks);
