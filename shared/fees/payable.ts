import type { Deadline, Fee, RenderedContent, Supplement } from '#content';
import { compareCodeUnits } from '../format/compare-code-units';
import { isPaper } from '../format/contributions';
import { daysBetween } from '../format/days-between';
import { deadlineMoment, deadlineText } from '../format/deadlines';
import { formatMoney } from '../format/money';
import type { Words } from '../words';
import { feeDeadline } from './fee-deadline';
import type { FeesToPay, Participant, PayableFee, PayableSupplement, Price, Side } from './fees-to-pay';
import { hasAccommodation } from './has-accommodation';
import { nowIn } from './now-in';
import { PRICE_LISTS } from './price-lists';

/**
 * Returns the fees to choose from in the payment form; undefined if there are none. International fees are paid in
 * their own currency if the form offers it, else in the local one at the amounts that the organisers state. No amount
 * is computed.
 */
export function feesToPay(content: RenderedContent, words: Words): FeesToPay | undefined {
  const { registration, conference } = content;
  const texts = registration?.fees;
  const sides = feesByParticipant(content);
  if (!texts || sides.length === 0) return undefined;
  const papers = content.contributions.filter(isPaper).map(({ id }) => id);
  return {
    sides,
    ...(hasAccommodation(content.fees) && { labels: [texts.without, texts.with] as const }),
    nights: Math.max(1, daysBetween(conference.start, conference.end)),
    timeZone: conference.timeZone,
    ...changesOf(content, sides, words),
    ...(papers.length > 0 && { papers: papers.join(' ') }),
  };
}

/** Returns the fees of local and of international participants. */
export function feesByParticipant(content: RenderedContent): readonly Side[] {
  if (!content.registration?.fees || content.fees.length === 0) return [];
  return PRICE_LISTS.flatMap((list) => sideOf(list, content) ?? []);
}

/** The columns and the currency of an amount. */
interface Basis {
  readonly currency: Side['currency'];
  readonly fee: readonly [without: keyof Fee, withRoom: keyof Fee];
  readonly supplement: keyof Supplement;
  /** The currency and columns of the fee tables, if they differ. */
  readonly stated?: { readonly code: string; readonly fee: Basis['fee']; readonly supplement: keyof Supplement };
}

function basisOf(id: Participant, { registration, currencies }: RenderedContent): Basis | undefined {
  const offered = (code: string | undefined) => currencies.find((each) => each.offered && each.code === code);
  const local = offered(registration?.fees?.local?.currency);
  if (id === 'local') {
    return local && { currency: local, fee: ['local', 'localWithAccommodation'], supplement: 'local' };
  }
  const code = registration?.fees?.international?.currency;
  const own = offered(code);
  const stated = {
    fee: ['international', 'internationalWithAccommodation'],
    supplement: 'international',
  } as const satisfies Omit<Basis, 'currency'>;
  if (own) return { currency: own, ...stated };
  if (!local || code === undefined) return undefined;
  return {
    currency: local,
    fee: ['internationalInLocal', 'internationalWithAccommodationInLocal'],
    supplement: 'internationalInLocal',
    stated: { code, ...stated },
  };
}

function sideOf(id: Participant, content: RenderedContent): Side | undefined {
  const basis = basisOf(id, content);
  const label = content.registration?.fees?.[id]?.caption;
  if (!basis || label === undefined) return undefined;
  const { code, number } = basis.currency;
  const { language } = content.conference;
  const fees = content.fees.flatMap((fee): PayableFee[] => {
    const [without, withRoom] = basis.fee.map(
      (column, index) =>
        priceOf(fee[column], basis.stated && [fee[basis.stated.fee[index as 0 | 1]], basis.stated.code], language), // one of two
    );
    if (!(without || withRoom)) return [];
    const dayOf = (name: 'until' | 'after') => {
      const deadline = feeDeadline(fee, name, content.deadlines);
      return deadline === undefined ? {} : { [name]: lastDay(deadline, content.conference.timeZone) };
    };
    return [
      {
        id: fee.id,
        title: fee.category,
        ...(without && { without }),
        ...(withRoom && { withRoom }),
        ...(fee.covers && { covers: fee.covers }),
        ...dayOf('until'),
        ...dayOf('after'),
      },
    ];
  });
  if (!fees.some(({ covers }) => covers !== 'additional-paper')) return undefined;
  const supplements = content.supplements.flatMap((supplement): PayableSupplement[] => {
    const { stated } = basis;
    const price = priceOf(
      supplement[basis.supplement],
      stated && [supplement[stated.supplement], stated.code],
      language,
    );
    const { title, unit, per = [] } = supplement;
    return price ? [{ id: supplement.id, title, price, unit, per }] : [];
  });
  return { id, label, currency: { code, number }, fees, supplements };
}

/** Converts an amount to thousandths; undefined for 0, which cannot be paid. */
function priceOf(amount: unknown, stated: readonly [unknown, string] | undefined, language: string): Price | undefined {
  if (typeof amount !== 'number' || amount === 0) return undefined;
  const [statedAmount, code] = stated ?? [];
  return {
    amount: Math.round(amount * 1000), // 59.99 * 1000 is not exactly 59990
    ...(typeof statedAmount === 'number' && code && { stated: formatMoney(statedAmount, code, language) }),
  };
}

/** Says when fees change: after each last day of payment. */
function changesOf({ conference, deadlines, fees }: RenderedContent, sides: readonly Side[], words: Words) {
  const days = new Set(sides.flatMap((side) => side.fees.flatMap(({ until }) => until ?? [])));
  if (days.size === 0) return {};
  const written = new Map(
    fees.flatMap((fee) => {
      const deadline = feeDeadline(fee, 'until', deadlines);
      return deadline
        ? [[lastDay(deadline, conference.timeZone), deadlineText(deadline, conference.timeZone, words)] as const]
        : [];
    }),
  );
  return { changes: words.feeChanges([...days].sort(compareCodeUnits).flatMap((day) => written.get(day) ?? [])) };
}

/** Returns the last day on which a fee is paid, or until which minute if the deadline has an hour, by the conference's clock. */
const lastDay = (deadline: Omit<Deadline, 'endDate'>, timeZone: string) =>
  (deadline.time ?? deadline.zone) === undefined
    ? deadline.date
    : nowIn(timeZone, new Date(deadlineMoment(deadline, timeZone)));
