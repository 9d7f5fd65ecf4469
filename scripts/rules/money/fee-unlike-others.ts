import { defineRule, type Finding, type Found, flat, found, over, say } from '../kit';
import { type AmountRow, amountOf, amountRows, medianOf, ratiosOf } from '../lexicon/amount-rows';
import { reasons } from '../reasons';

const apart = (one: number, other: number) => Math.abs(Math.log(one / other));

/** Finds two amounts of a row that are exchanged: in all other rows the first is much larger. */
function exchangedAmounts({ entry, beside, columns }: AmountRow): Found {
  const [local, international] = [
    columns.find((name) => name.startsWith('local')),
    columns.find((name) => name.startsWith('international')),
  ];
  if (local === undefined || international === undefined) return [];
  const ratios = ratiosOf(beside, local, international);
  const [own = Number.NaN] = ratiosOf([entry], local, international);
  const isTransposed =
    ratios.length > 0 &&
    ((own < 0.9 && ratios.every((ratio) => ratio > 1.1)) ||
      (own > 1.1 && ratios.every((ratio) => ratio < 0.9)) ||
      isReciprocal(own, ratios));
  if (!isTransposed) return [];
  return found(
    entry.at(local),
    say`${amountOf(entry, local)} and ${amountOf(entry, international)} seem to be exchanged: in the other rows they are the other way round.`,
    {
      hint: 'The two currencies may have been exchanged in this row: correct them.',
      related: [{ ...entry.at(international), message: 'The other amount is here.' }],
    },
  );
}

/** The fewest rows that show an exchange rate, and the largest difference (natural logarithm) from it. */
const RATE = { rows: 3, apart: 0.06 };

/** Returns whether a row has the inverse of the rate of all other rows. */
function isReciprocal(own: number, ratios: readonly number[]): boolean {
  const rate = medianOf(ratios) ?? 1;
  return (
    ratios.length >= RATE.rows &&
    ratios.every((ratio) => apart(ratio, rate) < RATE.apart && ratio > 1 === rate > 1 && ratio !== 1) &&
    apart(own, 1 / rate) < RATE.apart &&
    own > 1 !== rate > 1 &&
    own !== 1
  );
}

/** The columns that follow from another by a rate: exactly what a card is charged, roughly prices of one list. */
const BY_RATE = [
  { column: 'internationalInLocal', from: 'international', rows: 2, spread: 0.02, off: 0.03 },
  {
    column: 'internationalWithAccommodationInLocal',
    from: 'internationalWithAccommodation',
    rows: 2,
    spread: 0.02,
    off: 0.03,
  },
  { column: 'international', from: 'local', rows: 6, spread: 0.05, off: 0.1 },
] as const;

/** Finds amounts at another rate than in all other rows, for example with two digits exchanged. */
function offTheRate({ entry, others, columns }: AmountRow): Found {
  for (const { column, from, rows, spread, off } of BY_RATE) {
    const [own] = ratiosOf([entry], column, from);
    const ratios = ratiosOf(others, column, from);
    const rate = medianOf(ratios);
    if (!columns.includes(column) || own === undefined || rate === undefined || ratios.length < rows) continue;
    if (apart(own, rate) < off || ratios.some((ratio) => apart(ratio, rate) > spread)) continue;
    const [amount = 0, of = 0] = [amountOf(entry, column), amountOf(entry, from)];
    return found(
      entry.at(column),
      say`${amount} for ${of} is another rate than in all other rows: it would be about ${Math.round(of * rate)} for ${of}, or ${amount} for ${Math.round(amount / rate)}.`,
      {
        hint: 'Check the digits of both amounts.',
        related: [{ ...entry.at(from), message: 'The amount that it follows from is here.' }],
      },
    );
  }
  return [];
}

const ROOMS = [
  ['local', 'localWithAccommodation'],
  ['international', 'internationalWithAccommodation'],
] as const;
/** The fewest rows that show a convention. */
const FEWEST = 4;

/** Finds accommodation at another price than in all other rows. */
function accommodationApart({ entry, beside }: AmountRow): Found {
  return ROOMS.flatMap(([without, withRoom]): Found => {
    const more = (row: typeof entry) => {
      const [fee, both] = [amountOf(row, without), amountOf(row, withRoom)];
      return fee === undefined || both === undefined ? [] : [both - fee];
    };
    const [own] = more(entry);
    const others = beside.flatMap(more);
    const [usual] = others;
    if (own === undefined || usual === undefined || others.length < FEWEST) return [];
    // Another rule reports an amount below the one without a room.
    if (own === usual || own < 0 || others.some((each) => each !== usual)) return [];
    const fee = amountOf(entry, without) ?? 0;
    return found(
      entry.at(withRoom),
      say`Accommodation costs ${own} here, and ${usual} in all other rows: it would be ${fee} and ${fee + usual}, or ${fee + own - usual} and ${fee + own}.`,
      {
        hint: 'Correct one of the two amounts.',
        related: [{ ...entry.at(without), message: 'The amount without accommodation is here.' }],
      },
    );
  });
}

/** A lost or doubled digit makes an amount ten times smaller or larger; prices of one list differ by less. */
const FAR = 4;
/** The factor by which an amount differs from all of its column. */
const OUTSIDE = 2.5;

/** Finds amounts that do not fit their row and column: a digit is lost, doubled or exchanged, or two cells are. */
const feeUnlikeOthers = over([], (_records, site) => {
  const rows = amountRows(site);
  const judged = rows.map((row) => ({ row, problems: strange(row) }));
  const [one, two, ...more] = judged;
  if (one === undefined || two === undefined || more.length > 0 || one.problems.length * two.problems.length === 0)
    return judged.flatMap(({ problems }) => problems);
  // Two rows contradict each other: the one with fewer amounts is reported, or the second.
  const count = ({ row }: typeof one) => row.columns.filter((name) => amountOf(row.entry, name)).length;
  const [reported, other] = count(one) < count(two) ? [one, two] : [two, one];
  const related = {
    ...other.row.entry.at(),
    message: 'Or the amounts of this row are wrong: there is no third row to compare with.',
  };
  return reported.problems.map((problem) => ({ ...problem, related: [...(problem.related ?? []), related] }));
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
  // A wrong amount contradicts all others, a right one contradicts the wrong one alone.
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

/** Estimates an amount from the others of its row, by the ratios of columns in other rows, most reliable first. */
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

/** Returns whether an amount is far from all others of its column. */
function isOutside(amount: number, row: AmountRow, column: string): boolean {
  const amounts = amountsBeside(row, column);
  return amounts.length > 0 && amounts.every((each) => amount / each > OUTSIDE || each / amount > OUTSIDE);
}

/** Returns by what factor (natural logarithm) an amount differs from the median of its column. */
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
