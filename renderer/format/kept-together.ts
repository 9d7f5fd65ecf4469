/** Words of a title that belong on one line, or those between. */
export interface TitlePart {
  readonly text: string;
  readonly isTogether: boolean;
}

/** Of a numeral, what stands around it: "1:", "II:", "4.0". Roman ones to thirty-nine: titles count no further. */
const NUMERAL = String.raw`(?:[IVX]{1,6}|\p{Nd}[\p{Nd}.,]*)(?=[\s\p{P}]|$)\p{P}*`;

/** A word with its numeral ("Session 1:", "Industry 4.0"), a word with a hyphen ("AI-Healthcare"), or both. */
const TOGETHER = new RegExp(String.raw`((?<!\S)\S+ ${NUMERAL}(?!\S)|(?<!\S)\S*?\p{L}[-‐]\p{L}\S*)`, 'u');

/** A title in parts: what a reader takes for one word is not to be torn apart where the line ends. */
export function titleParts(title: string): readonly TitlePart[] {
  return title
    .split(TOGETHER)
    .map((text, index) => ({ text, isTogether: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const IS_NUMERAL = new RegExp(`^${NUMERAL}$`, 'u');
const BEGINS_WITH_DIGIT = /^\p{Nd}/u;

/** A word whose hyphen has no more than three letters on one side ("Ji-ho", "AI-based"): too few for a line to end or begin with. */
const HAS_SHORT_HYPHEN = /(?<!\p{L})\p{L}{1,3}[-‐]\p{L}|\p{L}[-‐]\p{L}{1,3}(?!\p{L})/u;

/**
 * Running text in parts, mostly words with the space behind them. A word stays with its numeral and a period ("14:00 - 15:30") is whole;
 * a long word may be parted at its hyphen. Word by word: a document has thousands of texts, and few of them anything of the kind.
 */
export function textParts(text: string): readonly TitlePart[] {
  const parts: TitlePart[] = [];
  const join = (word: string) => parts.push({ text: (parts.pop()?.text ?? '') + word, isTogether: true });
  const words = text.split(/(?<= )/);
  let isNumbered = true;
  let isPeriod = false;
  for (const [index, word] of words.entries()) {
    const seen = word.trimEnd();
    const isDash =
      (seen === '-' || seen === '–') &&
      BEGINS_WITH_DIGIT.test(words[index - 1] ?? '') &&
      BEGINS_WITH_DIGIT.test(words[index + 1] ?? '');
    if (isDash || isPeriod || (!isNumbered && IS_NUMERAL.test(seen))) {
      join(word);
      isNumbered = true;
    } else {
      parts.push({ text: word, isTogether: HAS_SHORT_HYPHEN.test(seen) });
      isNumbered = false;
    }
    isPeriod = isDash;
  }
  return parts;
}

const NO_BREAK = '\u00a0';

/** A few words in which no line ends: a number and what it counts. */
export const onOneLine = (text: string): string => text.replaceAll(' ', NO_BREAK);

/** A title in which no line ends between a word and its numeral: for a list, whose words are no more than text. */
export const withNumerals = (title: string): string =>
  titleParts(title)
    .map(({ text, isTogether }) => (isTogether ? onOneLine(text) : text))
    .join('');
