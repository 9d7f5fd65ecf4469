import { defineRule, found, over } from '../kit';
import { reasons } from '../reasons';

/** Finds scheduled sessions of special sessions that were not accepted. */
const specialSessionNotAccepted = over(['specialSessions', 'sessions'], ({ specialSessions, sessions }) => {
  const rejected = new Map(
    specialSessions.filter(({ value }) => !value.accepted).map((entry) => [entry.value.id, entry]),
  );
  return sessions.flatMap(({ value: { specialSession = '' }, at }) => {
    const special = rejected.get(specialSession);
    if (special === undefined) return [];
    const message = `The special session "${special.value.title}" is in the schedule and is not accepted.`;
    return found(at('specialSession'), message, {
      hint: 'Write "accepted: true" in special-sessions.yaml, or leave the cell empty.',
      related: [{ ...special.at('accepted'), message: 'It says so here.' }],
    });
  });
});

export const rule = defineRule({
  code: 'special-session-not-accepted',
  reason: reasons.wrongTimeOfPaper,
  finders: [specialSessionNotAccepted],
});
