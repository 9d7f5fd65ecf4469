// Codes: cell-left-empty.

import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';

/** So many other committees show that each has somebody who leads it. */
const FEWEST = 2;
/** Who leads a committee, in the languages of the interface; a co-chair stands beside a chair. */
const LEADS =
  /(?<!\p{L})(?:chair(?:man|woman|person)?|head|leader|coordinator|(?:co)?ordinat(?:eur|rice)|présidente?|responsable)s?(?!\p{L})|رئيس|منسق/iu;

/** Where every other committee has a chair, this one has one, too: the word was lost when the rows were moved. */
export const withoutChair = defineCheck(['committees', 'committeeMembers'], ({ committees, committeeMembers }) => {
  const byCommittee = grouped(committeeMembers, ({ value }) => value.committee);
  const led = (id: string) => byCommittee.get(id)?.some(({ value: { role = '' } }) => LEADS.test(role)) ?? false;
  const all = committees.filter(({ value: { id } }) => byCommittee.has(id));
  const [only, ...more] = all.filter(({ value: { id } }) => !led(id));
  const [first] = only === undefined ? [] : (byCommittee.get(only.value.id) ?? []);
  if (only === undefined || more.length > 0 || all.length <= FEWEST || first === undefined) return [];
  // Whoever is alone needs no word for it.
  if ((byCommittee.get(only.value.id)?.length ?? 0) < 2) return [];
  return [
    warning(
      'cell-left-empty',
      first.at('role'),
      `Nobody leads the committee ${quote(only.value.title)}, and all others have a chair.`,
      { hint: 'Write the role of its chair, or accept this warning.' },
    ),
  ] satisfies Diagnostic[];
});
