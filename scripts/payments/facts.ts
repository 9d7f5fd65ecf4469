import type { FeesToPay } from '../../shared/fees/fees-to-pay';
import { feesToPay } from '../../shared/fees/payable';
import { type ReceiptFacts, receiptFacts } from '../../shared/fees/receipt-facts';
import { originOf, pathOfSite } from '../../shared/format/site-address';
import type { Conference, Currency, Payment, RenderedContent, RouteKind } from '../../shared/model/content';
import { wordsOf } from '../../shared/words';

/** The fields of a conference that receipts and mails name. */
const OF_CONFERENCE = ['name', 'acronym', 'organizer', 'language', 'timeZone', 'start', 'end'] as const;

/** What the service knows of a conference. The build writes it to `dist/hosting/payments.json`. */
export interface PaymentFacts {
  readonly conference: Pick<Conference, (typeof OF_CONFERENCE)[number]>;
  readonly site: {
    /** Origin of the public site; absent if the data does not say it. */
    readonly origin?: string;
    /** Paths of the pages with the form, and that show a payment and its failure. */
    readonly form: string;
    readonly result: string;
    readonly failure: string;
  };
  /** The currencies in which it takes payments. */
  readonly currencies: readonly Pick<Currency, 'code' | 'number' | 'name'>[];
  /** What can be chosen; absent if amounts are typed only. */
  readonly fees?: FeesToPay;
  /** The facts of a receipt that no payment has. */
  readonly receipt: ReceiptFacts;
  /** The look of the receipt. */
  readonly theme: RenderedContent['theme'];
  /** E-mail address for questions, and of the organiser who is told what needs a person; absent if the data names nobody. */
  readonly contact?: string;
  readonly organiser?: string;
  /** E-mail address from which mails are sent; by default the organiser's. */
  readonly sender?: string;
  /** The settings of payment.yaml. */
  readonly settings: NonNullable<Payment['service']>;
}

/** Collects the facts of a compiled conference; undefined if it takes no payments. */
export function paymentFacts(content: RenderedContent): PaymentFacts | undefined {
  const { conference, currencies, routes, payment, theme } = content;
  if (payment === undefined) return undefined;
  const words = wordsOf(content);
  const settings = payment.service ?? {};
  const contact = deskOf(content);
  const organiser = settings.organiser ?? contact;
  const origin = originOf(conference.url);
  const pathOf = (kind: RouteKind) =>
    pathOfSite(conference) + (routes.find((route) => route.kind === kind)?.path ?? '/');
  const fees = feesToPay(content, words);
  return {
    conference: Object.fromEntries(OF_CONFERENCE.map((name) => [name, conference[name]])) as Pick<
      Conference,
      (typeof OF_CONFERENCE)[number]
    >, // exactly these fields
    site: {
      ...(origin !== undefined && { origin }),
      form: pathOf('payment-form'),
      result: pathOf('payment-result'),
      failure: pathOf('payment-failure'),
    },
    currencies: currencies.filter(({ offered }) => offered).map(({ code, number, name }) => ({ code, number, name })),
    ...(fees && { fees }),
    receipt: receiptFacts({ content, words }),
    theme,
    ...(contact !== undefined && { contact }),
    ...(organiser !== undefined && { organiser }),
    ...(settings.sender !== undefined && { sender: settings.sender }),
    settings,
  };
}

/** Returns the address of the registration desk: that of the link which texts call so, else of the organisers. */
function deskOf({ conference, contacts }: RenderedContent): string | undefined {
  const link = conference.links?.find(({ id }) => id === 'registration-desk')?.url;
  if (link?.startsWith('mailto:')) return link.slice('mailto:'.length).split('?', 1)[0];
  return (contacts.find(({ group }) => group === 'organisational') ?? contacts[0])?.email;
}
