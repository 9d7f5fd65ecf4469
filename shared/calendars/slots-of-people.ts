import type { Content } from '../model/content';
import type { Contributor } from '../model/contributor';
import type { Slot } from '../slots/slots';

/** Finds the slots in which a person has a role, in program order. */
export function slotsOfPeople(
  { posters }: Pick<Content, 'posters'>,
  slots: readonly Slot[],
): (person: Contributor) => readonly Slot[] {
  const order = new Map(slots.map((slot, index) => [slot, index]));
  const byRecord = new Map<string, Slot[]>();
  const add = (collection: string, id: string | number | undefined, slot: Slot | undefined) => {
    if (id === undefined || slot === undefined) return;
    const name = `${collection} ${id}`;
    const found = byRecord.get(name);
    if (found) found.push(slot);
    else byRecord.set(name, [slot]);
  };
  const sessionOf = new Map<string, Slot>();
  for (const slot of slots) {
    const { session, paper, hasOwnTime } = slot;
    if (paper) {
      // A talk without a time of its own takes place some time within its session.
      add('papers', paper.id, hasOwnTime ? slot : sessionOf.get(session.id));
    } else {
      sessionOf.set(session.id, slot);
      add('sessions', session.id, slot);
      add('speakers', session.speaker, slot);
      add('panels', session.panel, slot);
    }
  }
  for (const { id, session } of posters) add('posters', id, session === undefined ? undefined : sessionOf.get(session));
  return ({ contributions }) => {
    const own = contributions.flatMap(({ collection, id }) => byRecord.get(`${collection} ${id}`) ?? []);
    return [...new Set(own)].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  };
}
