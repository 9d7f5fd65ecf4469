import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** A session of the schedule belongs to a special session that was accepted. */
export const specialSessionNotAccepted = defineCheck(
  ['specialSessions', 'sessions'],
  ({ specialSessions, sessions }) => {
    const refused = new Map(
      specialSessions.filter(({ value }) => !value.accepted).map((entry) => [entry.value.id, entry]),
    );
    return sessions.flatMap(({ value: { specialSession = '' }, at }) => {
      const special = refused.get(specialSession);
      if (special === undefined) return [];
      const message = `The special session "${special.value.title}" is in the schedule and is not accepted.`;
      return [
        warning('special-session-not-accepted', at('specialSession'), message, {
          hint: 'Write "accepted: true" in special-sessions.yaml, or leave the cell empty.',
          related: [{ ...special.at('accepted'), message: 'It says so here.' }],
        }),
      ];
    });
  },
);
