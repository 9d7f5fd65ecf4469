import type { Poster, RenderedContent, Session } from '#content';
import { sessionKindsOf } from '../../shared/format/session-kinds';
import { minutesIn } from '../../shared/format/times';

/**
 * The sessions of a day that take place while others do, and whose kind is made for that: they stand beside each other. Not those of
 * posters: dozens in one column would leave a long hole beside them.
 */
export function parallelSessions(
  sessions: readonly Session[],
  {
    sessionKinds,
    posters,
  }: Pick<RenderedContent, 'sessionKinds'> & { readonly posters: readonly Pick<Poster, 'session'>[] },
): ReadonlySet<Session> {
  const kinds = sessionKindsOf(sessionKinds);
  const withPosters = new Set(posters.map(({ session }) => session));
  const parallel = sessions
    .filter(({ kind }) => kinds.get(kind)?.for === 'parallel')
    .map((session) => ({ session, ...minutesIn(session) }));
  const overlapping = parallel.filter((one) =>
    parallel.some((other) => other !== one && one.start < other.end && other.start < one.end),
  );
  return new Set(overlapping.map(({ session }) => session).filter(({ id }) => !withPosters.has(id)));
}
