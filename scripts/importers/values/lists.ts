import { asItem } from './names';

/** Splits keywords or topics, which services separate by line breaks, semicolons, bars or commas. */
export function listIn(text: string): string[] {
  const separator = /[;|\n]/.test(text) ? /[;|\n]/ : /,/;
  return trimmed(text.split(separator));
}

/** Trims list items, and removes empty and repeated ones. */
export function trimmed(items: readonly string[]): string[] {
  const texts = items.map((item) => asItem(item.normalize('NFC').replace(/\s+/g, ' ')));
  return [...new Set(texts.filter((item) => item !== ''))];
}
