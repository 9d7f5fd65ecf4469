// Codes: fee-late-below-early, fee-unlike-others.

import { defineCheck } from '../../check';
import type { Fee } from '../../content';
import { medianOf } from '../../money/amount-rows';
import { AMOUNTS, groupsOf, isEarly, isLate } from '../../money/fee-groups';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

interface Pair {
  readonly early: Entry<Fee>;
  readonly late: Entry<Fee>;
  readonly from: number;
  readonly to: number;
}

/** Fewer groups show no custom. */
const FEWEST = 3;
/** A digit lost or typed twice makes an amount so many times smaller or larger than the other groups do. */
const FAR = 3;
/** Where others pay at least so many times the early fee, nobody pays the same. */
const RAISED = 1.03;

/** What each group pays early and late, in a column. */
function pairsIn(fees: readonly Entry<Fee>[], column: (typeof AMOUNTS)[number]): Pair[] {
  const comesLate = (fee: Fee) => isLate(fee) && !isEarly(fee);
  const early = fees.filter(({ value }) => !comesLate(value));
  return fees
    .filter(({ value }) => comesLate(value))
    .flatMap((late) => {
      const groups = groupsOf(late.value).filter((group) => group !== '');
      const [before] = early.filter(({ value }) => groupsOf(value).some((group) => groups.includes(group)));
      const [from, to] = [before?.value[column], late.value[column]];
      return before === undefined || from === undefined || to === undefined ? [] : [{ early: before, late, from, to }];
    });
}

/** The early and the late fee of a group are to each other as those of the other groups are. */
export const feeRaisedOtherwise = defineCheck(['fees'], ({ fees }) =>
  AMOUNTS.flatMap((column) => {
    const pairs = pairsIn(fees, column);
    if (pairs.length < FEWEST) return [];
    return pairs.flatMap((pair): Diagnostic[] => {
      const others = pairs.filter((other) => other !== pair);
      const usual = medianOf(others.map(({ from, to }) => to / from)) ?? 1;
      const own = pair.to / pair.from;
      const isFar = own > FAR * usual || own * FAR < usual;
      if (isFar) return [farFrom(pair, others, column)];
      const isForgotten = own === 1 && others.every(({ from, to }) => to / from >= RAISED);
      return isForgotten ? [forgotten(pair, column)] : [];
    });
  }),
);

function farFrom(
  { early, late, from, to }: Pair,
  others: readonly Pair[],
  column: (typeof AMOUNTS)[number],
): Diagnostic {
  // The one of the two that is further from what others pay at the same time.
  const apart = (amount: number, amounts: readonly number[]) =>
    Math.abs(Math.log(amount / (medianOf(amounts) ?? amount)));
  const isEarlyOdd =
    apart(
      from,
      others.map((other) => other.from),
    ) >
    apart(
      to,
      others.map((other) => other.to),
    );
  const [odd, other] = isEarlyOdd ? [early, late] : [late, early];
  return warning(
    'fee-unlike-others',
    odd.at(column),
    `"${early.value.category}" costs ${from}, and "${late.value.category}" ${to}: other groups pay about the same early and late.`,
    {
      hint: 'Check the digits: one may be missing, or typed twice.',
      related: [{ ...other.at(column), message: 'The other fee is here.' }],
    },
  );
}

const forgotten = ({ early, late, to }: Pair, column: (typeof AMOUNTS)[number]): Diagnostic =>
  warning(
    'fee-late-below-early',
    late.at(column),
    `"${late.value.category}" costs ${to}, as "${early.value.category}" does, and is dearer for all other groups.`,
    {
      hint: 'Correct one of the two.',
      related: [{ ...early.at(column), message: 'The early fee is here.' }],
    },
  );
