import { isPaper } from '../../../shared/format/contributions';
import { grouped } from '../../../shared/format/grouped';
import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { defineRule, found, over, say } from '../kit';
import { talksIn } from '../lexicon/presentations';
import { reasons } from '../reasons';

/** Finds papers in sessions of a kind without papers. */
const paperInOtherSession = over(
  ['contributions', 'presentations', 'sessions', 'sessionKinds'],
  ({ contributions, presentations, sessions, sessionKinds }) => {
    const papers = contributions.filter(({ value }) => isPaper(value));
    const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
    const otherOf = new Map(
      sessions.filter(({ value }) => kinds.get(value.kind)?.papers === 'none').map((entry) => [entry.value.id, entry]),
    );
    const titles = new Map(papers.map(({ value: { id, title } }) => [id, title]));
    const wrong = talksIn(papers, presentations).flatMap(({ value, at }) => {
      const session = otherOf.get(value.session);
      return session === undefined ? [] : [{ session, paper: value.id, at }];
    });
    return [...grouped(wrong, ({ session }) => session.value.id).values()].flatMap((within) => {
      const [only, ...more] = within;
      if (only === undefined) return [];
      const { session } = only;
      const { title, kind } = session.value;
      // A keynote may be listed among the papers.
      if (more.length === 0 && titles.get(only.paper) === title) return [];
      // If several papers are in a session, its kind is wrong.
      if (more.length > 0)
        return found(
          session.at('kind'),
          say`"${title}" is a ${kind} session, and ${within.length} papers are in it: ${within.map(({ paper }) => paper).join(', ')}.`,
          {
            hint: 'Correct the kind of the session, or move the papers to an oral session.',
            related: within.slice(0, 5).map(({ at }) => ({ ...at('session'), message: 'One of the papers is here.' })),
          },
        );
      return within.map(({ paper, at }) =>
        found(at('session'), say`"${title}" is a ${kind} session and contains paper ${paper}.`, {
          hint: 'Move the paper to an oral session, or correct the kind of the session.',
          related: [{ ...session.at('kind'), message: 'The kind of the session is here.' }],
        }),
      );
    });
  },
);

export const rule = defineRule({
  code: 'paper-in-other-session',
  severity: 'error',
  reason: reasons.wrongTimeOfPaper,
  mayBeAccepted: true,
  finders: [paperInOtherSession],
});
