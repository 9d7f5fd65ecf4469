import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

/** A digit lost or doubled makes an amount ten times smaller or larger; prices of one list differ by less. */
const FAR = 4;

/** An amount fits those in its row and its column: a digit was neither lost nor typed twice, and no two cells exchanged. */
export const feeUnlikeOthers = defineCheck([], (_records, { files }) =>
  files.flatMap(({ schema, entries }) => {
    const columns = Object.entries(schema.properties).flatMap(([name, { money }]) => (money ? [name] : []));
    return columns.length < 2 ? [] : judged(entries, columns);
  }),
);

/** Of two rows each judges the other: the one with fewer amounts is told, or the later one. */
function judged(entries: readonly Entry[], columns: readonly string[]): Diagnostic[] {
  const found = entries.map((entry) => strange(entry, entries, columns));
  if (found.flat().length < 2 || entries.length > 2) return found.flat();
  const count = (entry: Entry | undefined) =>
    entry === undefined ? 0 : columns.filter((name) => amountOf(entry, name)).length;
  const [told, other] = count(entries[0]) < count(entries[1]) ? [found[0], entries[1]] : [found[1], entries[0]];
  if (other === undefined) return told ?? [];
  const related = {
    ...other.at(),
    message: 'Or the amounts of this row are wrong: there is no third one to judge by.',
  };
  return (told ?? []).map((problem) => ({ ...problem, related: [...(problem.related ?? []), related] }));
}

const amountOf = ({ value }: Entry, column: string): number | undefined => {
  const amount = isRecord(value) ? value[column] : undefined;
  return typeof amount === 'number' && amount > 0 ? amount : undefined;
};

function strange(entry: Entry, all: readonly Entry[], columns: readonly string[]): Diagnostic[] {
  const others = all.filter((each) => each !== entry);
  const cells = columns.flatMap((column) => {
    const amount = amountOf(entry, column);
    if (amount === undefined) return [];
    const expected = columns.flatMap((beside) => expectedBy(entry, others, column, beside));
    const far = expected.filter((each) => isFar(amount, each));
    return [{ column, amount, expected, far }];
  });
  // The wrong one disagrees with all, the others with the wrong one only.
  const wrong = cells.filter(({ expected, far }) => expected.length > 0 && far.length === expected.length);
  const [first] = wrong.length > 1 ? wrong.filter(({ column, amount }) => isOutside(amount, others, column)) : wrong;
  const chosen = first ?? wrong[0];
  if (chosen === undefined) return exchanged(entry, others, columns);
  const { column, amount, expected } = chosen;
  return [
    warning(
      'fee-unlike-others',
      entry.at(column),
      `${amount} does not fit the other amounts: they suggest about ${Math.round(expected[0] ?? 0)}.`,
      {
        hint: 'Check the digits: one may be missing, or typed twice.',
      },
    ),
  ];
}

const isFar = (amount: number, expected: number) => amount / expected >= FAR || expected / amount >= FAR;

/** What an amount should be by another in its row, if the two columns are to each other as in the other rows. */
function expectedBy(entry: Entry, others: readonly Entry[], column: string, beside: string): number[] {
  const own = beside === column ? undefined : amountOf(entry, beside);
  if (own === undefined) return [];
  const ratios = others.flatMap((other) => {
    const [one, two] = [amountOf(other, column), amountOf(other, beside)];
    return one === undefined || two === undefined ? [] : [one / two];
  });
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)];
  return median === undefined ? [] : [own * median];
}

/** Whether an amount is far from all of its column. */
const isOutside = (amount: number, others: readonly Entry[], column: string) => {
  const amounts = others.flatMap((other) => amountOf(other, column) ?? []);
  return (
    amounts.length > 0 && amounts.every((each) => isFar(amount, each) || amount / each > 2.5 || each / amount > 2.5)
  );
};

/** Two cells of a row that are the wrong way round: in all other rows the first is the larger by much. */
function exchanged(entry: Entry, others: readonly Entry[], columns: readonly string[]): Diagnostic[] {
  const [local, international] = [
    columns.find((name) => name.startsWith('local')),
    columns.find((name) => name.startsWith('international')),
  ];
  if (local === undefined || international === undefined) return [];
  const ratioOf = (each: Entry) =>
    (amountOf(each, local) ?? Number.NaN) / (amountOf(each, international) ?? Number.NaN);
  const ratios = others.map(ratioOf).filter((ratio) => !Number.isNaN(ratio));
  const own = ratioOf(entry);
  const isTurned =
    ratios.length > 0 &&
    ((own < 0.9 && ratios.every((ratio) => ratio > 1.1)) ||
      (own > 1.1 && ratios.every((ratio) => ratio < 0.9)) ||
      isReciprocal(own, ratios));
  if (!isTurned) return [];
  return [
    warning(
      'fee-unlike-others',
      entry.at(local),
      `${amountOf(entry, local)} and ${amountOf(entry, international)} are the other way round than in the other rows.`,
      {
        hint: 'The two currencies may have been exchanged in this row: correct them.',
        related: [{ ...entry.at(international), message: 'The other amount is here.' }],
      },
    ),
  ];
}

/** So many rows whose two amounts are to each other alike show a rate, and so little they differ from it. */
const RATE = { rows: 3, apart: 0.06 };

/** The row turns the rate of all others around, be it near to one. */
function isReciprocal(own: number, ratios: readonly number[]): boolean {
  const rate = [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1;
  const isNear = (one: number, other: number) => Math.abs(Math.log(one / other)) < RATE.apart;
  return (
    ratios.length >= RATE.rows &&
    ratios.every((ratio) => isNear(ratio, rate) && ratio > 1 === rate > 1 && ratio !== 1) &&
    isNear(own, 1 / rate) &&
    own > 1 !== rate > 1 &&
    own !== 1
  );
}
