import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** A date that was replaced lies before the one that replaced it: a deadline is extended, and hardly ever brought forward. */
export const supersededDate = defineCheck(['deadlines'], ({ deadlines }) =>
  deadlines.flatMap(({ value: { date, superseded }, at }) =>
    superseded === undefined || superseded < date
      ? []
      : [
          warning('superseded-date', at('superseded'), `The superseded date (${superseded}) is not before ${date}.`, {
            hint: 'Write the earlier date into "superseded", and the date in force into "date".',
            related: [{ ...at('date'), message: 'The date in force is here.' }],
          }),
        ],
  ),
);
