// Codes: deadline-track-order.

import { defineCheck } from '../../check';
import type { Deadline } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

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

const LATE = /(?<!\p{L})late(?!\p{L})|(?<!\p{L})tardi|majoré|متأخر/iu;
const BEGINS = /(?<!\p{L})(?:start|begin|from|after|opens?|début|commence|à partir|après)|ابتداء|يبدأ|بعد/iu;
const wordsOf = ({ value: { track, milestone, label } }: Row) => `${track} ${milestone} ${label}`.replace(/[-_]/g, ' ');

/** The dearer fee does not begin before authors have to register, nor does the lower one end before they know that they will come. */
export const feesAndAuthors = defineCheck(['deadlines'], ({ deadlines }) => {
  const tell = (row: Row, other: Row, message: string) =>
    warning('deadline-track-order', row.at('date'), message, {
      hint: 'Correct one of the two dates.',
      related: [{ ...other.at('date'), message: 'The other one is here.' }],
    });
  const [track] = deadlines
    .filter(({ value: { milestone } }) => milestone === 'submission')
    .map(({ value }) => value.track);
  const due = deadlines.find(
    ({ value: { milestone, label, track: of } }) =>
      of === track && milestone === 'camera-ready' && REGISTRATION.test(label),
  );
  const told = deadlines.find(({ value: { milestone, track: of } }) => of === track && milestone === 'notification');
  return deadlines.flatMap((row): Diagnostic[] => {
    const words = wordsOf(row);
    const { label, date } = row.value;
    if (
      REGISTRATION.test(words) &&
      LATE.test(words) &&
      BEGINS.test(words) &&
      due !== undefined &&
      date < due.value.date
    )
      return [tell(row, due, `"${label}" is on ${date}, and authors register until ${due.value.date}.`)];
    if (
      !(EARLY.test(words) && (REGISTRATION.test(words) || FEES.test(words))) ||
      told === undefined ||
      date >= told.value.date
    )
      return [];
    return [tell(row, told, `"${label}" is on ${date}, before authors are notified (${told.value.date}).`)];
  });
});

type Row = Entry<Deadline>;
const FEES = /(?<!\p{L})(?:fees?|rates?|tarifs?|frais)(?!\p{L})|رسوم/iu;
