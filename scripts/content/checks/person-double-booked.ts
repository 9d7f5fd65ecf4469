import { grouped, recurring } from '../grouped';
import { type Diagnostic, error } from '../report/diagnostics';
import { type Appearance, appearancesIn, whoIsWhere } from '../schedule/appearances';
import { overlaps } from '../schedule/overlaps';
import { defineCheck } from './check';

/**
 * Nobody is in two sessions at once: as chair, speaker, panelist, or presenting (first) author. Only the same name counts,
 * and the spellings that people.csv declares: names that are similar are told as such.
 */
export const personDoubleBooked = defineCheck([...whoIsWhere], (records, { people }) => {
  const byDay = grouped(appearancesIn(records), ({ session }) => session.date);
  return [...byDay.values()]
    .flatMap((day) => recurring(day, ({ name }) => people.identityOf(name)))
    .flatMap((group) => overlaps(group, ({ span }) => span))
    .filter(([earlier, later]) => earlier.session !== later.session)
    .map(([earlier, later]) => clash(earlier, later));
});

const placeOf = ({ at, path }: Appearance) => at(...path);

function clash(earlier: Appearance, later: Appearance): Diagnostic {
  const what = ({ role, session, span }: Appearance) => `${role} in "${session.title}" (${span.start}–${span.end})`;
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
