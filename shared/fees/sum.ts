import { type Choice, paperId, payableAt, registrationsOf, type Selection, sideOf, timesOf } from './choice';
import type { FeesToPay, PayableFee, Side } from './fees-to-pay';

/** One line of the sum. */
interface Line {
  readonly title: string;
  /** "with accommodation", "paper 20", "2 × 70". */
  readonly detail: string;
  /** Thousandths. */
  readonly amount: number;
}

/** The sum of a selection. */
export interface Sum {
  readonly lines: readonly Line[];
  /** Thousandths of the currency. */
  readonly total: number;
  readonly currency: Side['currency'];
  readonly choice: Choice;
}

/** Sums up a selection in whole thousandths, as of a minute (YYYY-MM-DDTHH:MM); undefined while no registration is chosen. */
export function sumOf(fees: FeesToPay, selection: Selection, now: string | undefined): Sum | undefined {
  const side = sideOf(fees, selection);
  const payable = payableAt(side?.fees ?? [], now);
  const fee = registrationsOf(payable).find(({ id }) => id === selection.category);
  if (!(side && fee)) return undefined;
  const withRoom = isWithRoom(fee, selection);
  const price = withRoom ? fee.withRoom : fee.without;
  if (!price) return undefined;

  const paper = fee.covers ? paperId(selection.paper) : '';
  const another = payable.find(({ covers }) => covers === 'additional-paper')?.without;
  const additional = fee.covers && another ? paperId(selection.additionalPaper) : '';
  const supplements = takesSupplements(fees, fee, selection)
    ? side.supplements.flatMap((supplement) => {
        const count = selection.supplements[supplement.id];
        const times = timesOf(supplement.per, count);
        return times > 0 ? [{ ...supplement, count, times }] : [];
      })
    : [];
  const lines: readonly Line[] = [
    { title: fee.title, detail: fees.labels?.[withRoom ? 1 : 0] ?? '', amount: price.amount },
    ...(additional && another
      ? [{ title: titleOfAdditional(payable), detail: additional, amount: another.amount }]
      : []),
    ...supplements.map(({ title, times, price: { amount } }) => ({
      title,
      detail: `× ${times}`,
      amount: times * amount,
    })),
  ];
  const papers = [paper, additional].filter((id) => id !== '');
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency: side.currency,
    choice: {
      participant: side.id,
      category: fee.id,
      accommodation: withRoom,
      ...(papers.length > 0 && { papers }),
      ...(supplements.length > 0 && {
        supplements: supplements.map(({ id, per, count }) => ({ id, ...countOf(per, count) })),
      }),
    },
  };
}

/** Whether accommodation is included: as chosen, if there is a choice. */
const isWithRoom = ({ without, withRoom }: PayableFee, { accommodation }: Pick<Selection, 'accommodation'>) =>
  withRoom !== undefined && (accommodation || without === undefined);

/** Whether supplements can be chosen: with accommodation, if the conference offers it; else with every fee. */
export const takesSupplements = (
  { labels }: Pick<FeesToPay, 'labels'>,
  fee: PayableFee,
  selection: Pick<Selection, 'accommodation'>,
) => labels === undefined || isWithRoom(fee, selection);

const titleOfAdditional = (fees: readonly PayableFee[]) =>
  fees.find(({ covers }) => covers === 'additional-paper')?.title ?? '';

/** Returns only the numbers by which the supplement is counted. */
function countOf(
  per: readonly ('night' | 'person')[],
  { units = 0, nights = 0, persons = 1 }: Selection['supplements'][string] = {},
) {
  if (per.length === 0) return { units };
  return { ...(per.includes('night') && { nights }), ...(per.includes('person') && { persons }) };
}
