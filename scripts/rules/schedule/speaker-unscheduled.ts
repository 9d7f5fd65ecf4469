import { daysBetween } from '../../../shared/format/days-between';
import { recurring } from '../../../shared/format/grouped';
import type { Conference, Session } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds speakers without a session, once the schedule has speakers, and speakers with two. */
const speakerUnscheduled = over(
  ['speakers', 'sessions', 'conference'],
  ({ speakers, sessions, conference }) => {
    const talks = sessions.filter(({ value }) => value.speaker !== undefined && value.status !== 'cancelled');
    const scheduled = new Set(talks.map(({ value }) => value.speaker));
    // A schedule with few speakers is not finished.
    // … unless one of two speakers has two sessions, and the other has none.
    const isWritten =
      scheduled.size * 2 > speakers.length ||
      (speakers.length === 2 && talks.length === 2) ||
      (talks.length === 0 && isFilled(sessions, conference.value));
    const missing = speakers.filter(({ value }) => isWritten && !scheduled.has(value.id));
    const twice = recurring(talks, ({ value }) => String(value.speaker)).filter(() => missing.length > 0);
    return [
      // If a speaker has two sessions, one of them has the wrong number.
      ...missing.slice(twice.length).map(({ value, at }) =>
        found(at('id'), say`${value.name} is in no session of the schedule.`, {
          hint: `In sessions.csv, write ${value.id} into the column "speaker" of the session.`,
        }),
      ),
      ...twice.flatMap(([first, ...others]) =>
        others.map(({ value, at }) =>
          found(
            at('speaker'),
            say`Speaker ${value.speaker} speaks in two sessions, and ${missing[0]?.value.name} in none.`,
            {
              hint: 'Correct the number in one of the two.',
              ...(first && { related: [{ ...first.at('speaker'), message: 'The other session is here.' }] }),
            },
          ),
        ),
      ),
    ];
  },
  { whole: ['sessions'] },
);

/** Returns whether the schedule is finished: every day has sessions with rooms, and there is an opening. */
function isFilled(sessions: readonly Entry<Session>[], { start, end }: Conference): boolean {
  const held = sessions.filter(({ value: { status } }) => status !== 'cancelled');
  const days = new Set(held.map(({ value }) => value.date));
  return (
    days.size === daysBetween(start, end) + 1 &&
    held.some(({ value }) => value.kind === 'ceremony') &&
    held.some(({ value }) => value.kind === 'oral') &&
    held.every(({ value: { kind, room = [] } }) => kind !== 'oral' || room.length > 0)
  );
}

export const rule = defineRule({
  code: 'speaker-unscheduled',
  reason: reasons.personUnannounced,
  yieldsTo: { anywhere: ['keynote-without-speaker'] },
  finders: [speakerUnscheduled],
});
