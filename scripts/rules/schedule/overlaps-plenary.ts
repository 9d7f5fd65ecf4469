import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { minutesIn } from '../../../shared/format/times';
import type { Session } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Finding, found, over, say } from '../kit';
import { overlaps } from '../lexicon/overlaps';
import { reasons } from '../reasons';

/** Finds sessions during a plenary session in a plenary room. */
const overlapsPlenary = over(['sessions', 'sessionKinds', 'rooms'], ({ sessions, sessionKinds, rooms }, { clock }) => {
  const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
  const plenaryRooms = new Set(rooms.filter(({ value }) => value.plenary).map(({ value }) => value.id));
  const isPlenary = ({ kind, room = [] }: Session) =>
    kinds.get(kind)?.for === 'all' && room.some((id) => plenaryRooms.has(id));
  const meeting = sessions.filter(({ value: { kind, status, endDate } }) => {
    // What lasts days goes on during plenary sessions.
    return status !== 'cancelled' && endDate === undefined && kinds.get(kind)?.for !== 'beside';
  });
  const plenaries = meeting.filter(({ value }) => isPlenary(value));
  const others = meeting.filter(({ value }) => !isPlenary(value));
  const spanOf = ({ value }: Entry<Session>) => clock.spanOf(value.date, minutesIn(value));
  return others.flatMap((other) => {
    // The first plenary session that overlaps is enough to report.
    const plenary = plenaries.find((each) => overlaps([each, other], spanOf).length > 0);
    if (plenary === undefined || other.value.parent === plenary.value.id) return [];
    // The rule room-overlap reports two sessions in one room.
    const isSameRoom = other.value.room?.some((id) => plenary.value.room?.includes(id));
    return isSameRoom ? [] : [report(plenary, other)];
  });
});

function report({ value: plenary, at }: Entry<Session>, { value: other, at: otherAt }: Entry<Session>): Finding {
  const what = ({ title, start, end }: Session) => `"${title}" (${start}–${end})`;
  return found(otherAt('start'), say`${what(other)} takes place during ${what(plenary)}, which is for everybody.`, {
    hint: 'Move one of the two, or hold the plenary session in a room that is not marked as plenary in rooms.csv.',
    related: [{ ...at('start'), message: `${what(plenary)} is here.` }],
  });
}

export const rule = defineRule({
  code: 'overlaps-plenary',
  reason: reasons.twoPlacesAtOnce,
  yieldsTo: { row: ['absurd-length', 'meal-beside-talks', 'room-overlap'] },
  finders: [overlapsPlenary],
});
