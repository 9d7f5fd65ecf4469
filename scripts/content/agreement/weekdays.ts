/** The days of the week from Sunday on: their names in the languages of the interface, and what else stands for them beside a date. */
const DAYS = [
  { names: ['Sunday', 'dimanche', 'الأحد'], others: 'Sun\\.?' },
  { names: ['Monday', 'lundi', 'الاثنين'], others: 'Mon\\.?|الإثنين' },
  { names: ['Tuesday', 'mardi', 'الثلاثاء'], others: 'Tues?\\.?' },
  { names: ['Wednesday', 'mercredi', 'الأربعاء'], others: 'Wed\\.?' },
  { names: ['Thursday', 'jeudi', 'الخميس'], others: 'Thurs?\\.?' },
  { names: ['Friday', 'vendredi', 'الجمعة'], others: 'Fri\\.?' },
  { names: ['Saturday', 'samedi', 'السبت'], others: 'Sat\\.?' },
];

/** The names and short forms of each day of the week beside a date, Sunday first, as parts of an expression. */
export const WEEKDAYS: readonly string[] = DAYS.map(({ names, others }) => [...names, others].join('|'));

const numbers = new Map(
  DAYS.flatMap(({ names }, number) => names.map((name) => [name.toLowerCase(), number] as const)),
);
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
