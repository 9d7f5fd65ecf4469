import { isDeepStrictEqual } from 'node:util';
import type { Choice } from '../../../shared/fees/choice';
import { isPaper, type Selection } from '../../../shared/fees/choice';
import type { FeesToPay } from '../../../shared/fees/fees-to-pay';
import { nowIn } from '../../../shared/fees/now-in';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import { sumOf } from '../../../shared/fees/sum';
import type { Problem } from '../contract/payment-request';
import type { PaymentFacts } from '../facts';

/** Milliseconds before and after a change of prices in which both prices hold: clocks differ, and forms take time. */
const GRACE = 30 * 60_000;

/** Sums up what a request chooses, and returns the problem if its amount is another; undefined if it is right, or typed and allowed. */
export function problemOfSum(
  { amount, currency, choice }: Pick<PaymentRequest, 'amount' | 'currency' | 'choice'>,
  { fees, settings }: Pick<PaymentFacts, 'fees' | 'settings'>,
  now: number,
): Problem | undefined {
  if (choice === undefined)
    return settings.typedAmounts === false
      ? { field: 'choice', message: 'choice is missing: this conference takes no typed amounts.' }
      : undefined;
  const unknown = fees && choice.papers?.find((id) => !isPaper(fees, id));
  if (unknown !== undefined)
    return { field: 'choice', message: `choice names the paper ${unknown}, which is not in the program.` };
  const moments = fees === undefined ? [] : [now, now - GRACE, now + GRACE];
  const sums = moments.flatMap((moment) => (fees ? sumsAt(fees, choice, nowIn(fees.timeZone, new Date(moment))) : []));
  if (sums.length === 0) return { field: 'choice', message: 'choice names nothing that can be paid now.' };
  const inCurrency = sums.filter((sum) => sum.currency.number === currency);
  if (inCurrency.length === 0)
    return { field: 'currency', message: `currency must be ${sums[0]?.currency.number} for this choice.` };
  if (inCurrency.some(({ total }) => total === amount)) return undefined;
  return { field: 'amount', message: `amount must be ${inCurrency[0]?.total} for this choice.` };
}

/** Returns the sums that a choice has at a minute: a single paper may be the one that a registration covers, or the additional one. */
function sumsAt(fees: FeesToPay, choice: Choice, minute: string) {
  const { participant, category, accommodation, papers = [], supplements = [] } = choice;
  const counts = Object.fromEntries(supplements.map(({ id, ...count }) => [id, count]));
  const [first = '', second = ''] = papers;
  const readings = papers.length === 1 ? [[first, ''] as const, ['', first] as const] : [[first, second] as const];
  return readings.flatMap(([paper, additionalPaper]) => {
    const selection: Selection = { participant, category, accommodation, paper, additionalPaper, supplements: counts };
    const sum = sumOf(fees, selection, minute);
    // What the sum leaves out, such as a supplement that does not exist, must not seem to be paid.
    return sum && isSameChoice(sum.choice, choice) ? [sum] : [];
  });
}

function isSameChoice(summed: Choice, asked: Choice): boolean {
  const { participant, category, accommodation, papers, supplements } = asked;
  const core = { participant, category, accommodation, ...(papers && { papers }), ...(supplements && { supplements }) };
  return isDeepStrictEqual(inOrder(summed), inOrder(core));
}

/** Sorts supplements by id, since their order means nothing. */
const inOrder = (choice: Choice) => ({
  ...choice,
  supplements: [...(choice.supplements ?? [])].sort((one, other) => (one.id < other.id ? -1 : 1)),
});
