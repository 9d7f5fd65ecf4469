import { sessionKindsOf } from '../../../../renderer/format/session-kinds';
import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';
import { talksIn } from '../../schedule/presentations';

/** Papers are in sessions that are made for them. */
export const paperInOtherSession = defineRefusal(
  ['papers', 'presentations', 'sessions', 'sessionKinds'],
  ({ papers, presentations, sessions, sessionKinds }) => {
    const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
    const otherOf = new Map(
      sessions.filter(({ value }) => kinds.get(value.kind)?.papers === 'none').map((entry) => [entry.value.id, entry]),
    );
    return talksIn(papers, presentations).flatMap(({ value, at }) => {
      const session = otherOf.get(value.session);
      if (session === undefined) return [];
      const { title, kind } = session.value;
      return [
        error(
          'paper-in-other-session',
          at('session'),
          `"${title}" is a ${kind} session, and paper ${value.id} is in it.`,
          {
            hint: 'Put the paper into an oral session, or correct the kind of the session.',
            related: [{ ...session.at('kind'), message: 'The kind of the session is here.' }],
          },
        ),
      ];
    });
  },
);
