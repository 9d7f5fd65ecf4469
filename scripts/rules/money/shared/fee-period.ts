import { mostFirst, tally } from '../../../../shared/format/grouped';
import { type Found, foundAs, over, say } from '../../kit';
import { groupsOf, isEarly, isExtra, isLate } from '../../lexicon/fee-groups';

/** Finds an early fee and a usual fee of one group with the same period. */
export const feePeriodsApart = over(['fees'], ({ fees }) => {
  const early = fees.filter(({ value }) => isEarly(value) && value.until !== undefined);
  return fees
    .filter(({ value }) => !isEarly(value) && value.until !== undefined)
    .flatMap(({ value, at }): Found => {
      const same = early.find(
        (each) =>
          each.value.until === value.until &&
          each.value.after === value.after &&
          groupsOf(each.value).some((group) => group !== '' && groupsOf(value).includes(group)),
      );
      if (same === undefined) return [];
      return foundAs(
        'unlike-column',
        at('until'),
        say`"${value.category}" and "${same.value.category}" can both be paid until ${value.until}, and nothing after it.`,
        {
          hint: `Write ${value.until} into "after" instead: it is paid once the early fee has ended.`,
          related: [{ ...same.at('until'), message: 'The early fee is here.' }],
        },
      );
    });
});

/** Finds a late fee that ends when the other fees end, and should begin then. */
export const feeLateUntil = over(['fees'], ({ fees }) =>
  fees
    .filter((fee) => isLate(fee.value) && fee.value.until !== undefined && fee.value.after === undefined)
    .flatMap(({ value, at }): Found => {
      const before = fees.find((each) => !isLate(each.value) && each.value.until === value.until);
      if (before === undefined) return [];
      return foundAs(
        'unlike-column',
        at('until'),
        say`"${value.category}" can be paid until ${value.until}, as "${before.value.category}", and nothing after it.`,
        {
          hint: `Write ${value.until} into "after" instead: a late fee begins when the others end.`,
          related: [{ ...before.at('until'), message: 'The other fee is here.' }],
        },
      );
    }),
);

/** The fewest rows with one last day that show a convention. */
const ENOUGH = 3;

/** Finds the only fee that ends, or begins, on another day than all others. */
export const feePeriodsAlike = over(['fees'], ({ fees }) => {
  const until = fees.filter(({ value }) => value.until !== undefined && value.after === undefined);
  const after = fees.filter(({ value }) => value.after !== undefined && value.until === undefined);
  const [usual, ...others] = mostFirst(tally(until, ({ value }) => value.until));
  // A single row is wrong; more rows may be a second table of prices.
  if (usual === undefined || usual[1] < ENOUGH) return [];
  const isOdd = others.length === 1 && others[0]?.[1] === 1;
  const early = isOdd
    ? until.filter(({ value }) => value.until !== usual[0] && groupsOf(value).some((group) => group !== ''))
    : [];
  const [late, ...more] = after;
  const isApart = late !== undefined && more.length === 0 && others.length === 0 && late.value.after !== usual[0];
  const first = until.find(({ value }) => value.until === usual[0]);
  const report = ({ value, at }: (typeof fees)[number], column: 'until' | 'after') =>
    foundAs(
      'unlike-column',
      at(column),
      say`"${value.category}" is ${column} ${value[column]}, and the other fees are until ${usual[0]}.`,
      {
        hint: `Write ${usual[0]}: otherwise neither or both fees can be paid on some days.`,
        ...(first && { related: [{ ...first.at('until'), message: 'One of the others is here.' }] }),
      },
    );
  return [...early.map((each) => report(each, 'until')), ...(isApart ? [report(late, 'after')] : [])];
});

/** Finds the only fee without a period, if related fees have one. */
export const feeWithoutEnd = over(['fees'], ({ fees }) => {
  const isOpen = ({ value }: (typeof fees)[number]) => value.until === undefined && value.after === undefined;
  const open = fees.filter((fee) => isOpen(fee) && !isExtra(fee.value) && fee.value.covers !== 'additional-paper');
  const [only, ...more] = open;
  if (only === undefined || more.length > 0) return [];
  return (['until', 'after'] as const)
    .flatMap((column): Found => {
      const others = fees.filter(({ value }) => value[column] !== undefined);
      const [first] = others;
      const other = column === 'until' ? isEarly(only.value) : isLate(only.value);
      const words = wordsOf(only.value.category);
      const isAlike = others.some(({ value }) => wordsOf(value.category).some((word) => words.includes(word)));
      if (first === undefined || !(other || (others.length >= ENOUGH && isAlike))) return [];
      // The period follows from the early and the late fee of its group.
      if (
        !other &&
        fees.some(
          (fee) =>
            fee !== only && groupsOf(fee.value).some((group) => group !== '' && groupsOf(only.value).includes(group)),
        )
      )
        return [];
      return foundAs(
        'unlike-column',
        only.at(column),
        say`"${only.value.category}" has no day ${column === 'until' ? 'until' : 'after'} which it is paid, and the others have.`,
        {
          hint: `Write ${first.value[column]} as "${column}", as in the other rows.`,
          related: [{ ...first.at(column), message: 'One of the others is here.' }],
        },
      );
    })
    .slice(0, 1);
});

const wordsOf = (category: string): readonly string[] => category.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** Finds a late fee that does not begin when the early fee of its group ends. */
export const feePeriodsMeet = over(['fees'], ({ fees }) => {
  const early = fees.filter(({ value }) => value.until !== undefined && value.after === undefined);
  const late = fees.filter(({ value }) => value.after !== undefined && value.until === undefined);
  const days = tally([...early, ...late], ({ value }) => value.until ?? value.after);
  return late.flatMap(({ value, at }): Found => {
    const before = early.find((each) =>
      groupsOf(each.value).some((group) => group !== '' && groupsOf(value).includes(group)),
    );
    if (before === undefined || before.value.until === value.after) return [];
    const [one = 0, other = 0] = [before.value.until, value.after].map((day) => days.get(day ?? ''));
    // The rarer day is the wrong one. If both are rare, it is unknown which.
    if (one === other) return [];
    const [wrong, right, column] =
      one < other ? ([before, { at }, 'until'] as const) : ([{ at }, before, 'after'] as const);
    return foundAs(
      'unlike-column',
      wrong.at(column),
      say`"${before.value.category}" is until ${before.value.until}, and "${value.category}" after ${value.after}.`,
      {
        hint: 'Write the same day in both: otherwise neither or both fees can be paid on some days.',
        related: [{ ...right.at(column === 'until' ? 'after' : 'until'), message: 'The other fee is here.' }],
      },
    );
  });
});
