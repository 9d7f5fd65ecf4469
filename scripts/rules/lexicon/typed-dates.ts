import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';

/** The days of the week from Sunday on, in the languages of the interface, with short forms. */
const DAYS = [
  { names: ['Sunday', 'dimanche', 'الأحد'], others: 'Sun\\.?' },
  { names: ['Monday', 'lundi', 'الاثنين'], others: 'Mon\\.?|الإثنين' },
  { names: ['Tuesday', 'mardi', 'الثلاثاء'], others: 'Tues?\\.?' },
  { names: ['Wednesday', 'mercredi', 'الأربعاء'], others: 'Wed\\.?' },
  { names: ['Thursday', 'jeudi', 'الخميس'], others: 'Thurs?\\.?' },
  { names: ['Friday', 'vendredi', 'الجمعة'], others: 'Fri\\.?' },
  { names: ['Saturday', 'samedi', 'السبت'], others: 'Sat\\.?' },
];

/** The names of each day of the week, Sunday first, as patterns. */
const WEEKDAYS: readonly string[] = DAYS.map(({ names, others }) => [...names, others].join('|'));

/** A date in a text, typed by hand. */
export interface TypedDate {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** Undefined if the text leaves it out. */
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  /** 0 for Sunday; undefined without a day of the week. */
  readonly weekday: number | undefined;
}

/** The names of the months in the languages of the interface and some others. */
const MONTHS = [
  'January|enero|gennaio|janeiro|Januar|Jan\\.?|janvier|janv\\.?|جانفي|يناير',
  'February|febrero|febbraio|fevereiro|Februar|Feb\\.?|février|févr?\\.?|فيفري|فبراير',
  'March|marzo|março|März|Mar\\.?|mars|مارس',
  'April|abril|aprile|Apr\\.?|avril|avr\\.?|أفريل|أبريل|إبريل',
  'May|mayo|maggio|maio|mai|ماي|مايو',
  'June|junio|giugno|junho|Juni|Jun\\.?|juin|جوان|يونيو',
  'July|julio|luglio|julho|Juli|Jul\\.?|juillet|juil\\.?|جويلية|يوليو',
  'August|agosto|Aug\\.?|août|أوت|أغسطس',
  'September|septiembre|settembre|setembro|Sept?\\.?|septembre|سبتمبر',
  'October|octubre|ottobre|outubro|Oktober|Oct\\.?|octobre|أكتوبر',
  'November|noviembre|novembro|Nov\\.?|novembre|نوفمبر',
  'December|diciembre|dicembre|dezembro|Dezember|Dec\\.?|décembre|déc\\.?|ديسمبر',
];

const numberOf = (name: string, table: readonly RegExp[]) => table.findIndex((names) => names.test(name));

const wholly = (table: readonly string[]) => table.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
const MONTH_NAMES = wholly(MONTHS);
const WEEKDAY_NAMES = wholly(WEEKDAYS);

const weekday = `(?:(?<![\\p{L}])(?<weekday>${WEEKDAYS.join('|')})[\\s,(]+(?:the\\s+|le\\s+)?)?`;
const month = `(?<![\\p{L}])(?<month>${MONTHS.join('|')})(?![\\p{L}])`;
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th|er)?';
const until = `(?:\\s*(?:-|–|—|to|until|and|au|al|bis|et|y|e|und|إلى|و)\\s*(?:(?<lastDay>${WEEKDAYS.join('|')})[\\s,]+)?(?:the\\s+|le\\s+)?(?<last>\\d{1,2})(?:st|nd|rd|th)?)?(?!\\d|[:.]\\d|%)`;
const year = '(?:,?\\s+(?:of\\s+|de\\s+|del\\s+)?(?<year>\\d{4})(?!\\d))?';

const FORMS = [
  new RegExp(`${weekday}${month}\\s+${day}${until}${year}`, 'giu'),
  new RegExp(`${weekday}(?<![\\d.,:/-])${day}${until}\\s+(?:of\\s+|de\\s+)?${month}${year}`, 'giu'),
  new RegExp(`${weekday}(?<![\\d/-])(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?<last>(?!))?(?![\\d-])`, 'giu'),
];

/** Occurs in every text with a date. */
export const DATE_TRIGGER = new RegExp(`\\d{4}-\\d{2}-\\d{2}|${MONTHS.join('|')}`, 'iu');

/** The words between the two days of a period with its year at the end: "15 January to 30 April 2024". */
const UP_TO = /^\s*(?:-|–|—|to|until|and|au|et|jusqu[’']au|إلى|و)\s*(?:the\s+|le\s+)?$/iu;

/** Lists the dates in a text. A period has two; if the first has no year, it has that of the second. */
export const typedDates = keptByText((text): readonly TypedDate[] => {
  const all = daysIn(text);
  if (all.length < 2) return all;
  const inOrder = [...all].sort((one, other) => one.start - other.start);
  const next = new Map(
    inOrder.map((date, at) => [date, inOrder.slice(at + 1, at + 3).find(({ start }) => start >= date.end)]),
  );
  return all.map((date) => {
    const behind = date.year === undefined ? next.get(date) : undefined;
    return behind?.year !== undefined && behind.month >= date.month && UP_TO.test(text.slice(date.end, behind.start))
      ? { ...date, year: behind.year }
      : date;
  });
}, KEPT_TEXTS);

function daysIn(text: string): TypedDate[] {
  return FORMS.flatMap((form) => [...text.matchAll(form)]).flatMap(({ 0: written, index, groups = {} }) => {
    const { month: name = '', day: first = '', last, year: typed, weekday: named, lastDay } = groups;
    // "may 5" is not a date, "May 5" is one.
    if (/^(?:may|mar|sat|sun)$/.test(name)) return [];
    const found = {
      start: index,
      end: index + written.length,
      written: written.trim(),
      year: typed === undefined ? undefined : Number(typed),
      month: /^\d/.test(name) ? Number(name) : numberOf(name, MONTH_NAMES) + 1,
    };
    const weekdayNumber = named === undefined ? undefined : numberOf(named, WEEKDAY_NAMES);
    return [
      { ...found, day: Number(first), weekday: weekdayNumber },
      ...(last === undefined
        ? []
        : [
            {
              ...found,
              day: Number(last),
              weekday: lastDay === undefined ? undefined : numberOf(lastDay, WEEKDAY_NAMES),
            },
          ]),
    ];
  });
}

/** Returns whether a date exists in the calendar. */
export function exists({ year, month, day }: Pick<TypedDate, 'year' | 'month' | 'day'>): boolean {
  const date = new Date(Date.UTC(year ?? 2024, month - 1, day));
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns the month and day of a date: "12-13". */
export const monthDay = ({ month, day }: Pick<TypedDate, 'month' | 'day'>): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the English name of a day of the week. */
export const weekdayName = (number: number): string => WEEKDAYS[number]?.split('|')[0] ?? '';
