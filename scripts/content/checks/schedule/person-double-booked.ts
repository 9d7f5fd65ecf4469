import { recurring } from '../../../../renderer/format/grouped';
import { clockOf } from '../../../../renderer/format/times';
import { defineRefusal } from '../../check';
import { type Diagnostic, error } from '../../report/diagnostics';
import { type Appearance, appearancesIn, whoIsWhere } from '../../schedule/appearances';
import { overlapsBetween } from '../../schedule/overlaps';

/**
 * Nobody is in two sessions at once: as chair, speaker, panelist, or presenting (first) author. Only the same name counts,
 * and the spellings that people.csv declares: names that are similar are told as such.
 */
export const personDoubleBooked = defineRefusal([...whoIsWhere], (records, { people, clock }) => {
  const spanOf = ({ session, span }: Appearance) => clock.spanOf(session.date, span);
  const partOf = ({ session: { id, parent } }: Appearance) => ({ id, parent });
  return recurring(appearancesIn(records), ({ name }) => people.identityOf(name))
    .flatMap((group) => overlapsBetween(group, spanOf, partOf))
    .filter(([earlier, later]) => earlier.session !== later.session)
    .map(([earlier, later]) => clash(earlier, later));
});

const placeOf = ({ at, path }: Appearance) => at(...path);

function clash(earlier: Appearance, later: Appearance): Diagnostic {
  const what = ({ role, session, span }: Appearance) =>
    `${role} in "${session.title}" (${clockOf(span.start)}–${clockOf(span.end)})`;
  return error(
    'person-double-booked',
    placeOf(later),
    `${later.name} is in two places at once on ${later.session.date}: ${what(later)} and ${what(earlier)}.`,
    {
      hint: `Move one of the two sessions, or name somebody else. If they are two people, write a second given name or initial.`,
      related: [{ ...placeOf(earlier), message: `As "${earlier.name}", ${what(earlier)} here.` }],
    },
  );
}
