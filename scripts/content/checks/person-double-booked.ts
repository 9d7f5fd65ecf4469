import { clockOf } from '../../../renderer/format/times';
import { recurring } from '../grouped';
import { People, personKey } from '../people/people';
import { type Diagnostic, error, warning } from '../report/diagnostics';
import { type Appearance, appearancesIn, whoIsWhere } from '../schedule/appearances';
import { overlapsBetween } from '../schedule/overlaps';
import { defineCheck } from './check';

/** Nobody is in two sessions at once: as chair, speaker, panelist, or presenting (first) author. */
export const personDoubleBooked = defineCheck([...whoIsWhere], (records, { nameReader, clock }) => {
  const appearances = appearancesIn(records);
  const people = new People(
    appearances.map(({ name }) => name),
    nameReader,
  );
  const spanOf = ({ session, span }: Appearance) => clock.spanOf(session.date, span);
  const partOf = ({ session: { id, parent } }: Appearance) => ({ id, parent });
  return recurring(appearances, ({ name }) => people.identityOf(name))
    .flatMap((group) => overlapsBetween(group, spanOf, partOf))
    .filter(([earlier, later]) => earlier.session !== later.session)
    .map(([earlier, later]) => clash(earlier, later));
});

const placeOf = ({ at, path }: Appearance) => at(...path);

function clash(earlier: Appearance, later: Appearance): Diagnostic {
  const what = ({ role, session, span }: Appearance) =>
    `${role} in "${session.title}" (${clockOf(span.start)}–${clockOf(span.end)})`;
  // Two people may share the initials; two who share the whole name must be told apart anyway.
  const certain = personKey(earlier.name) === personKey(later.name);
  return (certain ? error : warning)(
    'person-double-booked',
    placeOf(later),
    `${later.name} is in two places at once on ${later.session.date}: ${what(later)} and ${what(earlier)}.`,
    {
      hint: `Move one of the two sessions, or name somebody else. If they are two people, write ${certain ? 'a second given name or initial' : 'the given names in full'}.`,
      related: [{ ...placeOf(earlier), message: `As "${earlier.name}", ${what(earlier)} here.` }],
    },
  );
}
