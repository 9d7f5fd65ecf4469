import type { Slot } from '../../../shared/slots/slots';

/**
 * The slots that schedule apps show, as one line for each room: a session whose talks all have times of their own
 * stands there by its talks, and one that has parts by these; else both would be drawn over each other. Cancelled slots
 * are left out, since the format has no word for them.
 */
export function shownSlots(slots: readonly Slot[]): readonly Slot[] {
  const wholes = new Set(slots.map(({ session }) => session.parent));
  const untimed = new Set(slots.flatMap(({ session, hasOwnTime }) => (hasOwnTime ? [] : [session.id])));
  return slots.filter(({ session, paper, papers, isCancelled }) => {
    if (isCancelled || wholes.has(session.id)) return false;
    const isByTalks = !untimed.has(session.id);
    return paper ? isByTalks : !(isByTalks && papers.length > 0);
  });
}
