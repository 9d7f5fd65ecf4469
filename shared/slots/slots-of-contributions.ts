import { contributionKey, isPoster } from '../format/contributions';
import { grouped } from '../format/grouped';
import type { Contribution } from '../model/content';
import type { Slot } from './slots';

/** Finds the slots of a contribution, in the order of the program; of a poster, that of the session in which it hangs. */
export function slotsOfContributions(slots: readonly Slot[]): (contribution: Contribution) => readonly Slot[] {
  const own = grouped(slots, ({ paper }) => paper && contributionKey(paper));
  const sessions = new Map(slots.flatMap((slot) => (slot.paper ? [] : [[slot.session.id, slot] as const])));
  return (contribution) => {
    if (!isPoster(contribution)) return own.get(contributionKey(contribution)) ?? [];
    const around = sessions.get(contribution.session ?? '');
    return around ? [around] : [];
  };
}
