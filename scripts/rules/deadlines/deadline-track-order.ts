import { daysBetween } from '../../../shared/format/days-between';
import { grouped } from '../../../shared/format/grouped';
import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Reviews take so long at the least, in days, where other tracks take twice as long. */
const SHORT = 14;

/** Between submission and notification there is time for reviews, as in the other tracks. */
const deadlineTrackOrder = over(['deadlines'], ({ deadlines }) => {
  const spans = [...grouped(deadlines, ({ value }) => value.track).values()].flatMap((track) => {
    const submission = track.find(({ value }) => value.milestone === 'submission');
    const notification = track.find(({ value }) => value.milestone === 'notification');
    if (submission === undefined || notification === undefined) return [];
    return [{ submission, span: daysBetween(submission.value.date, notification.value.date) }];
  });
  const usual = spans.map(({ span }) => span).sort((a, b) => a - b)[Math.floor(spans.length / 2)] ?? 0;
  return spans
    .filter(({ span }) => spans.length > 2 && span >= 0 && span < SHORT && span * 2 < usual)
    .map(({ submission: { value, at }, span }) =>
      foundAs(
        'deadline-track-order',
        at('date'),
        say`Between submission (${value.date}) and notification of the track "${value.track}" are ${span} days; in other tracks ${usual}.`,
        {
          hint: 'Correct one of the two dates.',
        },
      ),
    );
});

export const rule = defineRule({
  code: 'deadline-track-order',
  reason: reasons.impossibleDay,
  finders: [deadlineTrackOrder],
});
