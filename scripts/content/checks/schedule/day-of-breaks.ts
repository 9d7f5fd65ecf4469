// Codes: meal-beside-talks, meal-hour.

import { grouped } from '../../../../renderer/format/grouped';
import { minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { fullDays, median, type Timed } from '../../schedule/full-days';
import { said, takesPlace } from '../../schedule/named-sessions';
import { isPause } from '../../schedule/pauses';

/** What one may eat or drink at, and minutes by which its hour differs from day to day. */
const PAUSES = new Set(['break', 'lunch', 'social']);
const AROUND = 75;

/** Lunch, and a break, are on each whole day or on none: a row may be lost. */
export const dayWithoutBreak = defineCheck(['sessions'], ({ sessions }) => {
  const days = fullDays(sessions);
  return ['lunch', 'break'].flatMap((kind): Diagnostic[] => {
    const having = [...days].filter(([, all]) => all.some(({ value }) => value.kind === kind));
    const breaks = having.flatMap(([, each]) => each.filter(({ value }) => value.kind === kind));
    const usual = median(breaks.map(({ value }) => minutesIn(value).start));
    // Something else to eat at that hour takes its place.
    const isAnother = ({ value }: Timed) =>
      PAUSES.has(value.kind) && Math.abs(minutesIn(value).start - usual) <= AROUND;
    const without = [...days].filter(([, all]) => !all.some((each) => each.value.kind === kind || isAnother(each)));
    const [only] = without;
    if (only === undefined || without.length > 1 || having.length < 2) return [];
    const [date, all] = only;
    const next = all
      .filter(({ value }) => minutesIn(value).start >= usual)
      .sort((one, other) => minutesIn(one.value).start - minutesIn(other.value).start)[0];
    if (next === undefined) return [];
    return [
      warning(
        'meal-hour',
        next.at('start'),
        `Nothing of the kind "${kind}" is on ${date}, as on every other day, before ${said(next)}.`,
        {
          hint: 'Write the row again: it may be lost, or stand on another day.',
          related: breaks.slice(0, 1).map((each) => ({ ...each.at('start'), message: `${said(each)} is here.` })),
        },
      ),
    ];
  });
});

/** Fewer breaks show no custom. */
const FEWEST = 3;

/** Of what is for everybody, another rule tells. */
const PARALLEL = new Set(['oral', 'tutorial', 'workshop']);

/** Breaks for all run into talks in none of the others: one that does has a wrong time. */
export const breakBesideTalks = defineCheck(['sessions'], ({ sessions }) => {
  const days = grouped(
    sessions.filter((session) => takesPlace(session)),
    ({ value }) => value.date,
  );
  const all = sessions.filter((session) => isPause(session) && takesPlace(session));
  // Posters are looked at beside talks as well, unless there are several sessions of them.
  const posters = all.filter(({ value }) => value.kind === 'posters').length;
  const breaks = posters > 1 ? all : all.filter(({ value }) => value.kind !== 'posters');
  const found = breaks.flatMap((each) => {
    const own = minutesIn(each.value);
    const talks = (days.get(each.value.date) ?? []).filter(({ value }) => {
      const other = minutesIn(value);
      return PARALLEL.has(value.kind) && other.start + SLIGHT < own.end && own.start + SLIGHT < other.end;
    });
    const [talk] = talks;
    return talk === undefined ? [] : [{ each, talk }];
  });
  if (breaks.length < FEWEST || found.length !== 1) return [];
  return found.map(({ each, talk }) =>
    warning(
      'meal-beside-talks',
      each.at('start'),
      `${said(each)} is at the same time as ${said(talk)}, and no other break is beside talks.`,
      {
        hint: 'Correct the times of one of the two.',
        related: [{ ...talk.at('start'), message: `${said(talk)} is here.` }],
      },
    ),
  );
});
/** Minutes by which a talk may run into a break. */
const SLIGHT = 10;
