import type { FeesToPay } from '../../shared/fees/fees-to-pay';
import { feesToPay } from '../../shared/fees/payable';
import { originOf } from '../../shared/format/site-address';
import type { Currency, Payment, RenderedContent, RouteKind } from '../../shared/model/content';
import { wordsOf } from '../../shared/words';

/** What the service knows of a conference. The build writes it to `dist/hosting/payments.json`. */
export interface PaymentFacts {
  readonly conference: { readonly name: string; readonly language: string; readonly timeZone: string };
  readonly site: {
    /** Origin of the public site; absent if the data does not say it. */
    readonly origin?: string;
    /** Paths of the pages that show a payment and its failure. */
    readonly result: string;
    readonly failure: string;
  };
  /** The currencies in which it takes payments. */
  readonly currencies: readonly Pick<Currency, 'code' | 'number' | 'name'>[];
  /** What can be chosen; absent if amounts are typed only. */
  readonly fees?: FeesToPay;
  /** The settings of payment.yaml. */
  readonly settings: NonNullable<Payment['service']>;
}

/** Collects the facts of a compiled conference; undefined if it takes no payments. */
export function paymentFacts(content: RenderedContent): PaymentFacts | undefined {
  const { conference, currencies, routes, payment } = content;
  if (payment === undefined) return undefined;
  const origin = originOf(conference.url);
  const pathOf = (kind: RouteKind) => routes.find((route) => route.kind === kind)?.path ?? '/';
  const fees = feesToPay(content, wordsOf(content));
  return {
    conference: { name: conference.name, language: conference.language, timeZone: conference.timeZone },
    site: {
      ...(origin !== undefined && { origin }),
      result: pathOf('payment-result'),
      failure: pathOf('payment-failure'),
    },
    currencies: currencies.filter(({ offered }) => offered).map(({ code, number, name }) => ({ code, number, name })),
    ...(fees && { fees }),
    settings: payment.service ?? {},
  };
}
