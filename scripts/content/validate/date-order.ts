import { isRecord } from '../fields';
import type { Parsed } from '../read/parsed';
import { type DateContext, dateReadings } from './spreadsheet';

/** The first and the last day of the conference. */
export type Days = readonly [start: string, end: string];

/** Finds whether the day or the month comes first in ambiguous dates, from other dates of the column and the days of the conference. */
export function dateContexts(parsed: Parsed, days: Days | undefined): (field: string) => DateContext {
  const known = new Map<string, DateContext>();
  const isTable = Array.isArray(parsed.value) && parsed.rowOf !== undefined;
  return (field) => {
    // In other files, the few dates of all fields are treated as one column.
    const key = isTable ? field : '';
    const found = known.get(key) ?? {
      order: orderOf([...textsIn(parsed.value, key)], days),
      year: days?.[0].slice(0, 4),
    };
    known.set(key, found);
    return found;
  };
}

function* textsIn(value: unknown, field: string): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, field);
  else if (isRecord(value))
    for (const [name, each] of Object.entries(value)) if (field === '' || name === field) yield* textsIn(each, '');
}

function orderOf(texts: readonly string[], days: Days | undefined): DateContext['order'] {
  const readings = texts.flatMap((text) => dateReadings(text) ?? []);
  const onlyDayFirst = readings.some(({ monthFirst }) => monthFirst === undefined);
  const onlyMonthFirst = readings.some(({ dayFirst }) => dayFirst === undefined);
  if (onlyDayFirst !== onlyMonthFirst) return onlyDayFirst ? 'day-first' : 'month-first';
  if (onlyDayFirst || days === undefined) return undefined;
  const [start, end] = days;
  const within = (order: 'dayFirst' | 'monthFirst') =>
    readings.filter(({ [order]: day = '' }) => day >= start && day <= end).length;
  const [byDay, byMonth] = [within('dayFirst'), within('monthFirst')];
  // A single deadline may look like a day of the conference by accident.
  if (byMonth === 0 && byDay > 0 && byDay * 2 >= readings.length) return 'day-first';
  return byDay === 0 && byMonth > 0 && byMonth * 2 >= readings.length ? 'month-first' : undefined;
}
