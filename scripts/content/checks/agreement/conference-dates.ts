import { daysBetween } from '../../../../renderer/format/days-between';
import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** The kinds of session of the main conference: tutorials and workshops may have days of their own. */
const MAIN = new Set(['oral', 'keynote', 'lecture', 'ceremony', 'panel', 'posters', 'award']);

/** The most days beside those of the main conference. */
const DAYS_BESIDE = 3;

/** The deadlines and the countdown agree with the days of the conference. */
export const conferenceDates = defineCheck(
  ['conference', 'deadlines', 'sessions'],
  ({ conference, deadlines, sessions }) => {
    const { start, end, countdownTarget } = conference.value;
    if (end < start) return [];
    const hint =
      'When the conference moves, correct both; README.md lists the facts that stand in more than one place.';
    const related = [{ ...conference.at('start'), message: 'The days of the conference stand here.' }];
    const isMain = (from: string, to: string) =>
      from >= start &&
      to <= end &&
      daysBetween(start, from) + daysBetween(to, end) <= DAYS_BESIDE &&
      sessions.some(({ value: { kind } }) => MAIN.has(kind)) &&
      sessions.every(({ value: { kind, date } }) => !MAIN.has(kind) || (date >= from && date <= to));
    const days = start === end ? start : `${start} to ${end}`;
    return [
      ...deadlines
        .filter(
          ({ value: { milestone, date, endDate } }) =>
            // Whatever it is called, what begins with the conference and has a last day is the conference.
            milestone === 'conference' || (date === start && endDate !== undefined && endDate > date),
        )
        .filter(({ value: { date, endDate = date } }) => (date !== start || endDate !== end) && !isMain(date, endDate))
        .map(({ value: { date, endDate = date }, at }) => {
          const found = date === endDate ? date : `${date} to ${endDate}`;
          const message = `The conference is ${found} here, and ${days} in conference.yaml.`;
          return warning('conference-dates', at(date === start ? 'endDate' : 'date'), message, { hint, related });
        }),
      ...(countdownTarget.slice(0, 10) <= end
        ? []
        : [
            warning('conference-dates', conference.at('countdownTarget'), 'The countdown ends after the conference.', {
              hint,
              related,
            }),
          ]),
    ];
  },
);
