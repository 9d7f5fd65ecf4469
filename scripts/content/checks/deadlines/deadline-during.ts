// Codes: deadline-track-order.

import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** What authors wait for, or send, before they can take part. */
const BEFORE = new Set(['submission', 'notification', 'camera-ready']);
/** What is chosen on the spot says so. */
const ON_THE_SPOT = /late|last|on[ -]?site|ignite|lightning|hackathon|challenge|photo|tardif|sur place|متأخر/iu;

/** Nothing is handed in or decided on a day of the conference, where the same step of all other tracks is before. */
export const deadlineDuring = defineCheck(['deadlines', 'conference'], ({ deadlines, conference }) => {
  const { start, end } = conference.value;
  const steps = grouped(
    deadlines.filter(({ value }) => BEFORE.has(value.milestone)),
    ({ value }) => value.milestone,
  );
  return [...steps.values()].flatMap((all) => {
    const during = all.filter(({ value: { date } }) => date >= start && date <= end);
    const [only, ...more] = during;
    if (only === undefined || more.length > 0 || all.length < 2) return [];
    const { value, at } = only;
    if (ON_THE_SPOT.test(`${value.track} ${value.label}`)) return [];
    const other = all.find((each) => each !== only);
    return [
      warning(
        'deadline-track-order',
        at('date'),
        `"${value.label}" of the track "${value.track}" is on ${value.date}, when the conference has begun.`,
        {
          hint: 'Correct the month or the day: in all other tracks it is before.',
          related: other === undefined ? [] : [{ ...other.at('date'), message: 'The same of another track is here.' }],
        },
      ) satisfies Diagnostic,
    ];
  });
});
