import { contributionKey, keysIn } from '../format/contributions';
import type { Content } from '../model/content';
import type { Contributor } from '../model/contributor';
import type { Slot } from '../slots/slots';
import { slotsOfContributions } from '../slots/slots-of-contributions';

/** Finds the slots in which a person has something to do, in the order of the program. */
export function slotsOfPeople(
  { contributions }: Pick<Content, 'contributions'>,
  slots: readonly Slot[],
): (person: Contributor) => readonly Slot[] {
  const order = new Map(slots.map((slot, index) => [slot, index]));
  const byRecord = new Map<string, readonly Slot[]>();
  const add = (key: string, more: readonly Slot[]) => byRecord.set(key, [...(byRecord.get(key) ?? []), ...more]);
  const sessionOf = new Map<string, Slot>();
  for (const slot of slots) {
    const { session, paper } = slot;
    if (paper) continue;
    sessionOf.set(session.id, slot);
    add(`sessions ${session.id}`, [slot]);
    if (session.speaker !== undefined) add(`speakers ${session.speaker}`, [slot]);
    if (session.panel !== undefined) add(`panels ${session.panel}`, [slot]);
  }
  const slotsOfOne = slotsOfContributions(slots);
  for (const contribution of contributions) {
    // A talk without a time of its own takes place some time within its session.
    const own = slotsOfOne(contribution).flatMap((slot) =>
      slot.hasOwnTime ? slot : (sessionOf.get(slot.session.id) ?? []),
    );
    byRecord.set(contributionKey(contribution), own);
  }
  return (person) => {
    const own = person.contributions
      .flatMap((each) => [`${each.collection} ${each.id}`, ...keysIn(each)])
      .flatMap((key) => byRecord.get(key) ?? []);
    return [...new Set(own)].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  };
}
