import { takesPlace } from '../../../shared/format/contributions';
import type { Slot } from '../../../shared/slots/slots';

/**
 * Filters the slots for schedule apps, so that events in one room do not overlap: a session whose talks all have their own times is
 * replaced by its talks, and a session with parts by its parts. Cancelled slots are left out, since the format cannot express them.
 */
export function shownSlots(slots: readonly Slot[]): readonly Slot[] {
  const wholes = new Set(slots.map(({ session }) => session.parent));
  const untimed = new Set(slots.flatMap(({ session, hasOwnTime }) => (hasOwnTime ? [] : [session.id])));
  return slots.filter(({ session, paper, papers, isCancelled }) => {
    if (isCancelled || wholes.has(session.id)) return false;
    const isByTalks = !untimed.has(session.id);
    return paper ? isByTalks : !(isByTalks && papers.some(takesPlace));
  });
}
