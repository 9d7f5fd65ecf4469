import { minutesIn } from '../../../../shared/format/times';
import type { Session } from '../../../../shared/model/content';
import type { Clock } from '../../../content/schedule/clock';
import type { Entry } from '../../../content/validate/validate';
import { type Finding, foundAs, over, say } from '../../kit';

/** Finds parts of a session that are outside of it, or have parts themselves. */
export const sessionParts = over(['sessions'], ({ sessions }, { clock }) => {
  const sessionOf = new Map(sessions.map((entry) => [entry.value.id, entry]));
  return sessions.flatMap((part) => {
    const whole = part.value.parent === undefined ? undefined : sessionOf.get(part.value.parent);
    if (whole === undefined) return [];
    return whole.value.parent === undefined ? outside(part, whole, clock) : [nested(part, whole)];
  });
});

function nested({ value, at }: Entry<Session>, whole: Entry<Session>): Finding {
  const message = `"${value.title}" is a part of "${whole.value.title}", which is a part of another session itself.`;
  return foundAs('part-of-a-part', at('parent'), message, {
    hint: 'Name a session that is not a part of another.',
    related: [{ ...whole.at('parent'), message: 'That session is a part of another one here.' }],
  });
}

function outside({ value, at }: Entry<Session>, { value: whole, at: wholeAt }: Entry<Session>, clock: Clock) {
  const own = clock.spanOf(value.date, minutesIn(value));
  const around = clock.spanOf(whole.date, minutesIn(whole));
  const field = own.start < around.start ? 'start' : own.end > around.end ? 'end' : undefined;
  // The rule end-before-start reports impossible times.
  if (field === undefined || own.end <= own.start || around.end <= around.start) return [];
  const what = ({ title, date, start, end }: Session) => `"${title}" (${date}, ${start}–${end})`;
  return foundAs(
    'part-outside-session',
    at(field),
    say`${what(value)} is not within ${what(whole)}, of which it is a part.`,
    {
      hint: 'Correct the times of one of the two.',
      related: [{ ...wholeAt(field), message: 'The session around it is here.' }],
    },
  );
}
