import { minutesOfOffset, offsetLabel } from '../format/offset-at';
import { contentLine, dateTimeValue } from './content-line';
import { type OffsetChange, offsetAtStartOf, offsetChanges } from './offset-changes';
import { occurrenceIn, possibleRules, recurrence, type YearlyRule } from './yearly-rule';

/** A clock change of a VTIMEZONE: a single one, or a yearly one from 1970 on. */
interface Observance extends OffsetChange {
  readonly rule?: YearlyRule;
}

/**
 * A year before every conference. Outlook expects rules to begin long ago, and ignores dates that are listed one by
 * one.
 */
const LONG_AGO = 1970;

/** Years around the first one, relative to it. They tell a fourth Sunday from a last Sunday. */
const AROUND = [-3, -2, -1, 1, 2, 3];

/**
 * Writes a time zone (IANA) as a VTIMEZONE (RFC 5545, section 3.6.5) that is correct in the given consecutive years.
 * Uses yearly rules if the clocks follow some in these years, else lists each change.
 */
export function timeZoneComponent(zone: string, years: readonly number[]): string {
  const observances = observancesOf(zone, years);
  const least = Math.min(...observances.map(({ to }) => minutesOfOffset(to)));
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', zone),
    ...observances.map((observance) => component(observance, minutesOfOffset(observance.to) > least)),
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}

function component({ at, from, to, rule }: Observance, isDaylight: boolean): string {
  const name = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  return [
    contentLine('BEGIN', name),
    contentLine('DTSTART', dateTimeValue(at)),
    contentLine('TZOFFSETFROM', from.replace(':', '')),
    contentLine('TZOFFSETTO', to.replace(':', '')),
    contentLine('TZNAME', offsetLabel(to)),
    rule === undefined ? '' : contentLine('RRULE', recurrence(rule)),
    contentLine('END', name),
  ].join('');
}

function observancesOf(zone: string, years: readonly number[]): readonly Observance[] {
  const [first = LONG_AGO] = years;
  const changes = years.map((year) => offsetChanges(zone, year));
  const yearly = yearlyRules(zone, first, changes);
  if (yearly) return yearly;
  const before = offsetAtStartOf(zone, first);
  return [{ at: `${LONG_AGO}-01-01T00:00`, from: before, to: before }, ...changes.flat()];
}

/** Finds two yearly rules that the clocks follow in all these years; undefined if there are none. */
function yearlyRules(
  zone: string,
  first: number,
  changes: readonly (readonly OffsetChange[])[],
): readonly Observance[] | undefined {
  const [pattern = []] = changes;
  if (pattern.length !== 2) return undefined;
  const around = AROUND.map((years) => ({ year: first + years, changes: offsetChanges(zone, first + years) }));
  const concerned = changes.map((all, years) => ({ year: first + years, changes: all }));
  const observances = pattern.flatMap((change, index): Observance[] => {
    const keeps = (rule: YearlyRule, { year, changes: all }: (typeof around)[number]) =>
      all.length === 2 && all[index]?.to === change.to && all[index]?.at === occurrenceIn(rule, year);
    const score = (rule: YearlyRule) => around.filter((year) => keeps(rule, year)).length;
    const [rule] = possibleRules(change)
      .filter((each) => concerned.every((year) => keeps(each, year)))
      .sort((one, other) => score(other) - score(one));
    return rule === undefined ? [] : [{ ...change, at: occurrenceIn(rule, LONG_AGO), rule }];
  });
  return observances.length === 2 ? observances : undefined;
}
