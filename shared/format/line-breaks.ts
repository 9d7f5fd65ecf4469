/** Words of a title that belong on one line, or those between. */
export interface TitlePart {
  readonly text: string;
  readonly isUnbreakable: boolean;
}

/** Of a numeral, what stands around it: "1:", "II:", "4.0". Roman ones to thirty-nine: titles count no further. */
const NUMERAL = String.raw`(?:[IVX]{1,6}|\p{Nd}[\p{Nd}.,]*)(?=[\s\p{P}]|$)\p{P}*`;

/** A word with its numeral ("Session 1:", "Industry 4.0"), a word with a hyphen ("AI-Healthcare"), or both. */
const TOGETHER = new RegExp(String.raw`((?<!\S)\S+ ${NUMERAL}(?!\S)|(?<!\S)\S*?\p{L}[-‐]\p{L}\S*)`, 'u');

/** A title in parts: what a reader takes for one word is not to be torn apart where the line ends. */
export function titleParts(title: string): readonly TitlePart[] {
  return title
    .split(TOGETHER)
    .map((text, index) => ({ text, isUnbreakable: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const NO_BREAK = '\u00a0';

/** A few words in which no line ends: a number and what it counts. */
export const withoutBreaks = (text: string): string => text.replaceAll(' ', NO_BREAK);

/** A title in which no line ends between a word and its numeral: for a list, whose words are no more than text. */
export const bindNumerals = (title: string): string =>
  titleParts(title)
    .map(({ text, isUnbreakable }) => (isUnbreakable ? withoutBreaks(text) : text))
    .join('');
