import type { Session } from '../content';
import { error } from '../report/diagnostics';
import { defineCheck } from './check';

/** Kinds of session in which papers are presented. */
const WITH_PAPERS: ReadonlySet<Session['kind']> = new Set(['oral', 'posters']);

/** Papers are in sessions that are made for them. */
export const paperInOtherSession = defineCheck(['papers', 'sessions'], ({ papers, sessions }) => {
  const otherOf = new Map(
    sessions.filter(({ value }) => !WITH_PAPERS.has(value.kind)).map((entry) => [entry.value.id, entry]),
  );
  const misplaced = papers.filter(({ value }) => otherOf.has(value.session));
  return misplaced.flatMap(({ value, at }) => {
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
});
