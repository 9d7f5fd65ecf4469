import type { Session } from '#content';
import { sessionKindsOf } from '../../renderer/format/session-kinds';
import { minutesIn } from '../../renderer/format/times';
import type { SiteContent } from '../../renderer/site';

/** The sessions of a day that take place while others do, and whose kind is made for that: they stand beside each other. */
export function besideOthers(
  sessions: readonly Session[],
  declared: SiteContent['sessionKinds'],
): ReadonlySet<Session> {
  const kinds = sessionKindsOf(declared);
  const parallel = sessions
    .filter(({ kind }) => kinds.get(kind)?.for === 'parallel')
    .map((session) => ({ session, ...minutesIn(session) }));
  const overlapping = parallel.filter((one) =>
    parallel.some((other) => other !== one && one.start < other.end && other.start < one.end),
  );
  return new Set(overlapping.map(({ session }) => session));
}
