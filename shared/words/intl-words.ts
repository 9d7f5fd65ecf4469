import { countriesIn } from '../format/countries';
import type { Dates } from '../format/dates';
import { languagesIn } from '../format/languages';
import type { Words } from './en';
import { listsIn, separatedBy } from './grammar';

/** Returns the labels that `Intl` has for any language: dates, lists, and names of countries and languages. */
export function intlWords(tag: string): Pick<Words, 'dates' | 'lists' | 'country' | 'language'> {
  // As elsewhere on the site: Gregorian years and Latin digits.
  const locale = new Intl.Locale(tag, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
  return {
    dates: intlDates(locale),
    // Many languages add a word before the last item.
    lists: separatedBy(listsIn(locale, 'unit').between),
    country: countriesIn(locale),
    language: languagesIn(locale),
  };
}

/** Dates have no time zone. Parsing and formatting in UTC keeps them, whatever the machine's zone. */
const dayOf = (iso: string) => new Date(`${iso}T00:00:00Z`);

function intlDates(locale: string): Dates {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = formatOf(options);
    return (iso: string) => format.format(dayOf(iso));
  };
  const long = formatOf({ dateStyle: 'long' });
  const date = (iso: string) => long.format(dayOf(iso));
  const hour = formatOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    date,
    dateDayFirst: date,
    day: written({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: written({ weekday: 'short', day: 'numeric', month: 'short' }),
    dayOfWeek: written({ weekday: 'short', day: 'numeric' }),
    period: (start, end = start) => (end === start ? date(start) : long.formatRange(dayOf(start), dayOf(end))),
    hour: (time) => hour.format(new Date(`1970-01-01T${time}:00Z`)),
  };
}
