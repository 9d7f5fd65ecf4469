import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';

/** No session starts or ends in the hour that is left out when the clocks go forward. */
export const skippedHour = defineRefusal(['sessions'], ({ sessions }, { clock }) =>
  sessions.flatMap(({ value: { date, start, end }, at }) =>
    Object.entries({ start, end }).flatMap(([field, time]) =>
      clock.isSkipped(date, { start, end }, time)
        ? [
            error('skipped-hour', at(field), `There is no ${time} in that night: the clocks go forward.`, {
              hint: 'Write the time after the change; conference.yaml says in which time zone the conference is.',
            }),
          ]
        : [],
    ),
  ),
);
