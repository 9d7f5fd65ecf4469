import { type Found, found, say } from '../../kit';
import { type AmountRow, amountOf, medianOf, ratiosOf } from '../../lexicon/amount-rows';

const apart = (one: number, other: number) => Math.abs(Math.log(one / other));

/** Two cells of a row that are the wrong way round: in all other rows the first is the larger by much. */
export function exchangedAmounts({ entry, beside, columns }: AmountRow): Found {
  const [local, international] = [
    columns.find((name) => name.startsWith('local')),
    columns.find((name) => name.startsWith('international')),
  ];
  if (local === undefined || international === undefined) return [];
  const ratios = ratiosOf(beside, local, international);
  const [own = Number.NaN] = ratiosOf([entry], local, international);
  const isTurned =
    ratios.length > 0 &&
    ((own < 0.9 && ratios.every((ratio) => ratio > 1.1)) ||
      (own > 1.1 && ratios.every((ratio) => ratio < 0.9)) ||
      isReciprocal(own, ratios));
  if (!isTurned) return [];
  return found(
    entry.at(local),
    say`${amountOf(entry, local)} and ${amountOf(entry, international)} are the other way round than in the other rows.`,
    {
      hint: 'The two currencies may have been exchanged in this row: correct them.',
      related: [{ ...entry.at(international), message: 'The other amount is here.' }],
    },
  );
}

/** So many rows whose two amounts are to each other alike show a rate, and so little they differ from it. */
const RATE = { rows: 3, apart: 0.06 };

/** The row turns the rate of all others around, be it near to one. */
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

/** The columns of amounts that follow from another by a rate; what a card is charged does exactly, prices of one list roughly. */
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

/** An amount in two currencies is so by the rate of all other rows: two digits were not turned. */
export function offTheRate({ entry, others, columns }: AmountRow): Found {
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
/** Fewer rows show no custom. */
const FEWEST = 4;

/** The room costs the same in each row: an amount with it is not higher by something else. */
export function accommodationApart({ entry, beside }: AmountRow): Found {
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
