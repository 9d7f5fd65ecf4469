import type { Currency, Payment } from '../model/content';

interface Facts {
  readonly settings: Pick<NonNullable<Payment['service']>, 'transfer'>;
  /** The currencies that the form offers. */
  readonly currencies: readonly Pick<Currency, 'code' | 'number'>[];
}

/** Returns the number of the currency in which transfers are taken; undefined if none are, or the data does not say in which one. */
export function accountCurrency({ settings: { transfer }, currencies }: Facts): number | undefined {
  const code = transfer && (transfer.currency ?? (currencies.length === 1 ? currencies[0]?.code : undefined));
  return currencies.find((currency) => currency.code === code)?.number;
}
