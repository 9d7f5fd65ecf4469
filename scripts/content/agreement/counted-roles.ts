import { tally } from '../../../renderer/format/grouped';
import type { Counted } from './counted-in-sentences';
import type { Values } from './counts-of-tables';
import { NUMBER } from './numbers';

/** Roles of committees that texts count by their plural: "four mentors". */
export function rolesIn(of: Values): readonly Counted[] {
  const counts = tally(
    of('committeeMembers').flatMap(({ role }) =>
      typeof role === 'string' && /^\p{L}{4,}$/u.test(role) ? [role.toLowerCase()] : [],
    ),
    (role) => role,
  );
  return [...counts]
    .filter(([role, count]) => count > 1 && !COMMON_ROLES.has(role))
    .map(([role, count]) => ({
      pattern: new RegExp(`(?<![\\p{L}\\d-])${NUMBER} ${role}s(?!\\p{L})`, 'iu'),
      count: () => count,
    }));
}

/** Of these, each committee has its own. */
const COMMON_ROLES = new Set(['member', 'membre', 'chair', 'président', 'présidente', 'reviewer']);
