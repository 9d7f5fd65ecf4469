/** Names of the days of the week from Sunday on, in the languages of the interface. */
const NAMES = [
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'dimanche lundi mardi mercredi jeudi vendredi samedi',
  'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
].map((names) => names.split(' '));

const numbers = new Map(NAMES.flatMap((names) => names.map((name, number) => [name.toLowerCase(), number] as const)));
const ANY = new RegExp(`(?<!\\p{L})(${[...numbers.keys()].join('|')})(?!\\p{L})`, 'giu');

/** A text without one names no day; nor an hour. */
export const WEEKDAY_SIGN = new RegExp(`${[...numbers.keys()].join('|')}|\\d[:h]\\d\\d`, 'iu');

/** The different days of the week that a text names, Sunday as 0. */
export function weekdaysIn(text: string): readonly { readonly number: number; readonly written: string }[] {
  const found = new Map<number, string>();
  for (const [written] of text.matchAll(ANY)) {
    const number = numbers.get(written.toLowerCase());
    if (number !== undefined && !found.has(number)) found.set(number, written);
  }
  return [...found].map(([number, written]) => ({ number, written }));
}
