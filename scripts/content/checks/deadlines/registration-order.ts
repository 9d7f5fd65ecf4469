// Codes: deadline-track-order.

import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';

const REGISTRATION = /regist|inscri|تسجيل/iu;
const EARLY = /(?<!\p{L})early|anticipé|préférentiel|مبكر/iu;
const CLOSES =
  /close[sd]?(?!\p{L})|(?<!early )(?:registration )?ends?(?!\p{L})|last day|fin des|clôture|اختتام|غلق|آخر/iu;

/** The lower fee ends before registration itself does. */
export const registrationOrder = defineCheck(['deadlines'], ({ deadlines }) => {
  const steps = deadlines
    .map((row) => ({
      row,
      words: `${row.value.track} ${row.value.milestone} ${row.value.label}`.replace(/[-_]/g, ' '),
    }))
    .filter(({ words }) => REGISTRATION.test(words));
  const early = steps.filter(({ words }) => EARLY.test(words));
  const closing = steps.filter(({ words }) => !EARLY.test(words) && CLOSES.test(words));
  return closing.flatMap(({ row: { value, at } }): Diagnostic[] => {
    const after = early.find(({ row }) => row.value.date > value.date);
    if (after === undefined) return [];
    return [
      warning(
        'deadline-track-order',
        at('date'),
        `"${value.label}" is on ${value.date}, before "${after.row.value.label}" (${after.row.value.date}).`,
        {
          hint: 'Correct one of the two dates.',
          related: [{ ...after.row.at('date'), message: 'The other one is here.' }],
        },
      ),
    ];
  });
});
