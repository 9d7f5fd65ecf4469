import type { PaymentLink } from '../../renderer/fees/payment-links';
import { shownBetween } from '../../shared/timed/span';

interface AmountProps {
  readonly money: string;
  readonly link: PaymentLink | undefined;
}

/**
 * Shows an amount, linked to the payment form while it can be paid. Only the amount has its own text direction: the cell
 * keeps its alignment.
 */
export function Amount({ money, link }: AmountProps) {
  const amount = <bdi>{money}</bdi>;
  if (!link) return amount;
  const { address, from, until } = link;
  return (
    <>
      <a href={address} data-from={from} data-until={until}>
        {amount}
      </a>
      {from && <span {...shownBetween(undefined, from)}>{amount}</span>}
      {until && <span {...shownBetween(until, undefined)}>{amount}</span>}
    </>
  );
}
