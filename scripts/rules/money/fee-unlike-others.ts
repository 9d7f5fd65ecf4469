import { defineRule, type Finding, flat, found, over, say } from '../kit';
import { type AmountRow, amountOf, amountRows, medianOf, ratiosOf } from '../lexicon/amount-rows';
import { reasons } from '../reasons';
import { accommodationApart, exchangedAmounts, offTheRate } from './shared/fee-against-rate';

/** A digit lost or doubled makes an amount ten times smaller or larger; prices of one list differ by less. */
const FAR = 4;
/** The factor from which an amount is far from all of its column. */
const OUTSIDE = 2.5;

/** An amount fits those in its row and its column: a digit was neither lost, typed twice nor turned, and no two cells exchanged. */
const feeUnlikeOthers = over([], (_records, site) => {
  const rows = amountRows(site);
  const judged = rows.map((row) => ({ row, problems: strange(row) }));
  const [one, two, ...more] = judged;
  if (one === undefined || two === undefined || more.length > 0 || one.problems.length * two.problems.length === 0)
    return judged.flatMap(({ problems }) => problems);
  // Of two rows each judges the other: the one with fewer amounts is reported, or the later one.
  const count = ({ row }: typeof one) => row.columns.filter((name) => amountOf(row.entry, name)).length;
  const [told, other] = count(one) < count(two) ? [one, two] : [two, one];
  const related = {
    ...other.row.entry.at(),
    message: 'Or the amounts of this row are wrong: there is no third one to judge by.',
  };
  return told.problems.map((problem) => ({ ...problem, related: [...(problem.related ?? []), related] }));
});

function strange(row: AmountRow): readonly Finding[] {
  const { entry, columns } = row;
  const cells = columns.flatMap((column) => {
    const amount = amountOf(entry, column);
    if (amount === undefined) return [];
    const expected = expectedOf(row, column);
    const far = expected.filter((each) => isFar(amount, each));
    return [{ column, amount, expected, far }];
  });
  // The wrong one disagrees with all, the others with the wrong one only.
  const wrong = cells.filter(({ expected, far }) => expected.length > 0 && far.length === expected.length);
  const outside = wrong.length > 1 ? wrong.filter(({ column, amount }) => isOutside(amount, row, column)) : wrong;
  const apart = ({ column, amount }: (typeof cells)[number]) => distanceFromColumn(amount, row, column);
  const [chosen, other] = (outside.length > 0 ? outside : wrong).sort((a, b) => apart(b) - apart(a));
  if (chosen !== undefined) {
    const { column, amount, expected } = chosen;
    const fits = `they suggest about ${Math.round(expected[0] ?? 0)}`;
    const orOther = other && `, or about ${Math.round(other.expected[0] ?? 0)} as ${other.column}`;
    return [
      found(entry.at(column), say`${amount} does not fit the other amounts: ${fits}${orOther ?? ''}.`, {
        hint: 'Check the digits: one may be missing, or typed twice.',
        ...(other && { related: [{ ...entry.at(other.column), message: 'Or this amount is the wrong one.' }] }),
      }),
    ];
  }
  const exchanged = flat(exchangedAmounts(row));
  if (exchanged.length > 0) return exchanged;
  const off = flat(offTheRate(row));
  return off.length > 0 ? off : flat(accommodationApart(row));
}

const isFar = (amount: number, expected: number) => amount / expected >= FAR || expected / amount >= FAR;

/** What an amount should be by the others in its row, if columns are to each other as in the other rows: by the firmest first. */
function expectedOf({ entry, others, columns }: AmountRow, column: string): number[] {
  const expected = columns.flatMap((beside) => {
    const own = beside === column ? undefined : amountOf(entry, beside);
    const ratios = own === undefined ? [] : ratiosOf(others, column, beside);
    const median = medianOf(ratios);
    if (own === undefined || median === undefined) return [];
    const spread = ratios.length < 2 ? FAR : Math.max(...ratios) / Math.min(...ratios);
    return [{ amount: own * median, spread }];
  });
  return expected.sort((a, b) => a.spread - b.spread).map(({ amount }) => amount);
}

const amountsBeside = ({ beside }: AmountRow, column: string) =>
  beside.flatMap((other) => amountOf(other, column) ?? []);

/** Whether an amount is far from all of its column. */
function isOutside(amount: number, row: AmountRow, column: string): boolean {
  const amounts = amountsBeside(row, column);
  return amounts.length > 0 && amounts.every((each) => amount / each > OUTSIDE || each / amount > OUTSIDE);
}

/** How many times an amount is larger or smaller than is usual in its column. */
function distanceFromColumn(amount: number, row: AmountRow, column: string): number {
  const median = medianOf(amountsBeside(row, column));
  return median === undefined ? 0 : Math.abs(Math.log(amount / median));
}

export const rule = defineRule({
  code: 'fee-unlike-others',
  reason: reasons.wrongAmount,
  yieldsTo: { cell: ['fee-unlike-others', 'fee-accommodation'] },
  finders: [feeUnlikeOthers],
});
