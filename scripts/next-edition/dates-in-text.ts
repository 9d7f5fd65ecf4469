import { MONTHS } from './months';
import { ORDINALS } from './ordinals';

/** A year, date or ordinal in a text, with its offset. */
interface DateInText {
  readonly start: number;
  readonly words: string;
}

const DIGIT = '[\\d\u0660-\u0669\u06f0-\u06f9]';
const month = MONTHS.join('|');
const dayNumber = `${DIGIT}{1,2}(?:st|nd|rd|th|er|ᵉʳ)?`;
const days = `${dayNumber}(?:\\s?[-–—/]\\s?${dayNumber})?`;
const year = `(?:(?:19|20)\\d{2}|[\u0661\u0662][\u0660-\u0669]{3})`;
const noLetter = '(?<![\\p{L}\\p{N}])';
const noMore = '(?![\\p{L}\\p{N}])';

/** Dates come first, so that a year within a date is not found again. */
const EVERYWHERE: readonly RegExp[] = [
  `${noLetter}${year}-\\d{2}-\\d{2}(?!\\d)`,
  `(?<!\\d)\\d{1,2}[./]\\d{1,2}[./](?:\\d{4}|\\d{2})(?!\\d)`,
  `${noLetter}(?:${month})\\.?\\s+${days}(?:,?\\s+${year})?${noMore}`,
  `${noLetter}${days}\\s+(?:of\\s+)?(?:${month})(?:\\.?,?\\s+${year})?${noMore}`,
  `${noLetter}(?:${month})\\.?\\s+${year}${noMore}`,
  `(?<!\\d)${year}(?!\\d)`,
  `${noLetter}${DIGIT}+(?:st|nd|rd|th)${noMore}`,
].map((source) => new RegExp(source, 'giu'));

/** Returns the ordinals of a language, or those of all languages if it is not in the table. */
function ordinalsOf(language: string): RegExp[] {
  const own = ORDINALS[language.split('-')[0] ?? ''];
  const sources = own === undefined ? Object.values(ORDINALS).flat() : own;
  return sources.map((source) => new RegExp(`${noLetter}(?:${source})${noMore}`, 'giu'));
}

/** Finds every year, date, day of a month and ordinal in a text, in order. */
export function datesInText(text: string, language: string): DateInText[] {
  const found: DateInText[] = [];
  for (const form of [...EVERYWHERE, ...ordinalsOf(language)]) {
    for (const { 0: words, index: start } of text.matchAll(form)) {
      const isPart = found.some((each) => start < each.start + each.words.length && each.start < start + words.length);
      if (!isPart) found.push({ start, words });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
