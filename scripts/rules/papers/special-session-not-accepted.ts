import { defineRule, found, over } from '../kit';

/** A session of the schedule belongs to a special session that was accepted. */
const specialSessionNotAccepted = over(['specialSessions', 'sessions'], ({ specialSessions, sessions }) => {
  const refused = new Map(
    specialSessions.filter(({ value }) => !value.accepted).map((entry) => [entry.value.id, entry]),
  );
  return sessions.flatMap(({ value: { specialSession = '' }, at }) => {
    const special = refused.get(specialSession);
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
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'A paper or part is announced at a time or in a session where it does not take place.',
    fr: 'Un article ou une partie est annoncé à une heure ou dans une session où il n’a pas lieu.',
    ar: 'يعلن عن ورقة أو جزء في وقت أو جلسة لا يقدم فيها.',
  },
  finders: [specialSessionNotAccepted],
});
