import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds sessions that start or end in the hour that is skipped when clocks go forward. */
const skippedHour = over(['sessions'], ({ sessions }, { clock }) =>
  sessions.flatMap(({ value: { date, start, end }, at }) =>
    Object.entries({ start, end }).flatMap(([field, time]) =>
      clock.isSkipped(date, { start, end }, time)
        ? [
            found(at(field), say`The time ${time} does not exist in that night: the clocks go forward.`, {
              hint: 'Write the time after the change; conference.yaml says in which time zone the conference is.',
            }),
          ]
        : [],
    ),
  ),
);

export const rule = defineRule({
  code: 'skipped-hour',
  severity: 'error',
  reason: reasons.wrongHour,
  finders: [skippedHour],
});
