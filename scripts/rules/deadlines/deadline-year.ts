import { daysBetween } from '../../../shared/format/days-between';
import { grouped } from '../../../shared/format/grouped';
import type { Deadline } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Ids of the last step of authors. */
const FINAL = /camera|final|remise|texte|version/i;

/** The most days between two steps of a call; a step farther away has a wrong year. */
const FAR = 270;

/** The same for dates in other files. */
const SLIPPED = 180;

/** Finds deadlines with another year than those of their track, other tracks, and the date that they replaced. */
const deadlineYear = over(['deadlines', 'conference'], ({ deadlines, conference }) => {
  const byTrack = grouped(deadlines, ({ value }) => value.track);
  const byMilestone = grouped(deadlines, ({ value }) => value.milestone);
  return deadlines.flatMap((deadline): Found => {
    const { value, at } = deadline;
    const report = (field: 'date' | 'superseded', found: string, other: string) => [
      foundAs(
        'deadline-year',
        at(field),
        say`${found} is ${Math.round(Math.abs(daysBetween(found, other)) / 30)} months away from ${other}, which is next to it.`,
        {
          hint: 'The year may be wrong: correct it.',
        },
      ),
    ];
    const { superseded, date } = value;
    if (superseded !== undefined && superseded < date && daysBetween(superseded, date) > FAR)
      return report('superseded', superseded, date);
    const near = [
      ...(superseded === undefined ? [] : [superseded]),
      ...others(byTrack.get(value.track), deadline),
      ...others(byMilestone.get(value.milestone), deadline),
    ].sort((a, b) => Math.abs(daysBetween(a, date)) - Math.abs(daysBetween(b, date)));
    const [nearest = conference.value.start] = near;
    if (near.length === 0) {
      const next = others(deadlines, deadline)
        .sort()
        .find((each) => each > date);
      // The only date of its track, long before all others, and among them a year later.
      if (next !== undefined && daysBetween(date, next) > ALONE && isFirst(date, deadlines) && inAYear(date) <= nearest)
        return report('date', date, next);
    }
    const isFar = near.length > 0 ? Math.abs(daysBetween(nearest, date)) > FAR : daysBetween(date, nearest) > 2 * FAR;
    // If it is the day of the conference, the other date is wrong, which is reported there.
    const isOfConference = date === conference.value.start;
    if (isFar && isOfConference && near.length > 0) return [];
    const isBeforeIt =
      near.includes(conference.value.start) && daysBetween(date, conference.value.start) > 2 * FAR - 30;
    return isFar || isBeforeIt ? report('date', date, nearest) : [];
  });
});

/** The most days between a single date and all others. */
const ALONE = 240;

const isFirst = (date: string, all: readonly Entry<Deadline>[]) => all.every(({ value }) => value.date >= date);

const inAYear = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** Finds deadlines of special sessions after the conference, or far from all other deadlines. */
const specialDeadlineYear = over(
  ['specialSessions', 'deadlines', 'conference'],
  ({ specialSessions, deadlines, conference }) => {
    const dates = deadlines.map(({ value }) => value.date);
    const { start } = conference.value;
    return specialSessions.flatMap(({ value: { deadline }, at }): Found => {
      if (deadline === undefined) return [];
      if (deadline > start) {
        return foundAs('deadline-year', at('deadline'), say`${deadline} is after the conference begins (${start}).`, {
          hint: 'Correct the month or the year: authors cannot submit after the session.',
          related: [{ ...conference.at('start'), message: 'The conference begins here.' }],
        });
      }
      if (dates.length === 0) return [];
      const nearest = dates.reduce((a, b) =>
        Math.abs(daysBetween(b, deadline)) < Math.abs(daysBetween(a, deadline)) ? b : a,
      );
      const away = Math.abs(daysBetween(nearest, deadline));
      if (away < SLIPPED) return [];
      return foundAs(
        'deadline-year',
        at('deadline'),
        say`${deadline} is ${Math.round(away / 30)} months away from ${nearest}, the nearest date of deadlines.csv.`,
        { hint: 'The year may be wrong: correct it.' },
      );
    });
  },
);

/** The earliest plausible publication, in days before the conference. */
const EARLY = 200;

/** The latest plausible publication, in days after it. */
const LATE = 900;

/** Finds proceedings that are published long before or after the conference. */
const proceedingsYear = over(
  ['proceedings', 'conference', 'deadlines'],
  ({ proceedings: { value, at }, conference, deadlines }) => {
    const { published } = value;
    const { start } = conference.value;
    if (published === undefined) return [];
    const after = daysBetween(start, published);
    // Proceedings are not published before authors send their papers.
    const due = deadlines.find(
      ({ value: { milestone, date } }) => FINAL.test(milestone) && date > published && after < 0 && date < start,
    );
    if (due !== undefined)
      return foundAs(
        'deadline-year',
        at('published'),
        say`${published} is before ${due.value.date}, "${due.value.label}".`,
        {
          hint: 'Correct one of the two: a year may be wrong.',
          related: [{ ...due.at('date'), message: 'The date is here.' }],
        },
      );
    if (after > -EARLY && after < LATE) return [];
    return foundAs(
      'deadline-year',
      at('published'),
      say`${published} is ${Math.round(Math.abs(after) / 30)} months away from ${start}, the first day of the conference.`,
      {
        hint: 'The year may be wrong: correct it.',
      },
    );
  },
);

const others = (all: readonly Entry<Deadline>[] = [], own: Entry<Deadline>) =>
  all.filter((each) => each !== own).map(({ value }) => value.date);

export const rule = defineRule({
  code: 'deadline-year',
  reason: reasons.impossibleDay,
  finders: [deadlineYear, specialDeadlineYear, proceedingsYear],
});
