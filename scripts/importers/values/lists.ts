import { asItem } from './names';

/** Reads keywords, topics or the like: services write them one a line, or with semicolons, bars or commas between. */
export function listIn(text: string): string[] {
  const separator = /[;|\n]/.test(text) ? /[;|\n]/ : /,/;
  return trimmed(text.split(separator));
}

/** The items of a list without spaces around them, empty ones and repetitions. */
export function trimmed(items: readonly string[]): string[] {
  const texts = items.map((item) => asItem(item.normalize('NFC').replace(/\s+/g, ' ')));
  return [...new Set(texts.filter((item) => item !== ''))];
}
