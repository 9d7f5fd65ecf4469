import { recurring } from '../../../shared/format/grouped';
import { clockOf } from '../../../shared/format/times';
import { defineRule, type Finding, found, over, say } from '../kit';
import { type Appearance, appearancesIn, whoIsWhere } from '../lexicon/appearances';
import { overlapsBetween } from '../lexicon/overlaps';
import { reasons } from '../reasons';

/**
 * Nobody is in two sessions at once: as chair, speaker, panelist, or presenting (first) author. Only the same name counts,
 * and the spellings that people.csv declares: names that are similar are reported as such.
 */
const personDoubleBooked = over([...whoIsWhere], (records, { people, clock }) => {
  const spanOf = ({ session, span }: Appearance) => clock.spanOf(session.date, span);
  const partOf = ({ session: { id, parent } }: Appearance) => ({ id, parent });
  return recurring(appearancesIn(records), ({ name }) => people.identityOf(name))
    .flatMap((group) => overlapsBetween(group, spanOf, partOf))
    .filter(([earlier, later]) => earlier.session !== later.session)
    .map(([earlier, later]) => clash(earlier, later));
});

const placeOf = ({ at, path }: Appearance) => at(...path);

function clash(earlier: Appearance, later: Appearance): Finding {
  const what = ({ role, session, span }: Appearance) =>
    `${role} in "${session.title}" (${clockOf(span.start)}–${clockOf(span.end)})`;
  return found(
    placeOf(later),
    say`${later.name} is in two places at once on ${later.session.date}: ${what(later)} and ${what(earlier)}.`,
    {
      hint: `Move one of the two sessions, or name somebody else. If they are two people, write a second given name or initial.`,
      related: [{ ...placeOf(earlier), message: `As "${earlier.name}", ${what(earlier)} here.` }],
    },
  );
}

export const rule = defineRule({
  code: 'person-double-booked',
  severity: 'error',
  reason: reasons.twoPlacesAtOnce,
  mayBeAccepted: true,
  yieldsTo: { row: ['room-overlap'] },
  finders: [personDoubleBooked],
});
