import { defineRule, found, over, say } from '../kit';
import { beginOf } from '../lexicon/sessions';
import { reasons } from '../reasons';

/** Finds sessions that continue one that continues another itself, or that begins later. */
const sessionContinues = over(['sessions'], ({ sessions }) => {
  const sessionOf = new Map(sessions.map((entry) => [entry.value.id, entry]));
  return sessions.map((session) => {
    const { value, at } = session;
    const first = sessionOf.get(value.continues ?? '');
    if (first === undefined) return false;
    const { continues, title } = first.value;
    if (continues !== undefined)
      return found(
        at('continues'),
        say`"${value.title}" continues "${title}", which continues another session itself.`,
        {
          hint: `Name the session with which both begin${continues === first.value.id ? '' : `: ${continues}`}.`,
          related: [{ ...first.at('continues'), message: 'It continues another one here.' }],
        },
      );
    return (
      beginOf(session) < beginOf(first) &&
      found(at('continues'), say`"${value.title}" continues "${title}" and begins before it.`, {
        hint: 'Correct the times, or let the later one of the two continue the earlier one.',
        related: [{ ...first.at('start'), message: 'It begins here.' }],
      })
    );
  });
});

export const rule = defineRule({
  code: 'session-continues',
  severity: 'error',
  reason: reasons.wrongHour,
  finders: [sessionContinues],
});
