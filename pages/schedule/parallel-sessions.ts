import type { Contribution, RenderedContent, Session } from '#content';
import { sessionKindsOf } from '../../shared/format/session-kinds';
import { minutesIn } from '../../shared/format/times';

/**
 * Returns the sessions of a day that overlap with others and whose kind is parallel, to show them side by side.
 * Excludes poster sessions: dozens of posters in one column would leave a long gap next to it.
 */
export function parallelSessions(
  sessions: readonly Session[],
  {
    sessionKinds,
    posters,
  }: Pick<RenderedContent, 'sessionKinds'> & { readonly posters: readonly Pick<Contribution, 'session'>[] },
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
