import type { Currency } from '#content';
import type { ReceiptFacts } from '../../../shared/fees/receipt-facts';
import type { Words } from '../../../shared/words';
import { HtmlProse } from '../../components/HtmlProse';
import type { Html } from '../../html-texts';
import { formatAmount } from './amount';
import factLines from './FactLines.module.css';
import type { LookedUp, PaymentInfo } from './look-up-payment';
import { outcomeOf, type ResultTexts } from './outcome';
import styles from './ResultCard.module.css';
import { Receipt } from './receipt/Receipt';

export type NamedCurrency = Pick<Currency, 'code' | 'number' | 'name'>;

interface ResultCardProps {
  /** The order number and the facts of the receipt; without them there is no receipt. */
  readonly receipt?: { readonly orderId: string; readonly facts: ReceiptFacts };
  readonly result: Exclude<LookedUp, { kind: 'failed' }>;
  readonly currencies: readonly NamedCurrency[];
  readonly texts: ResultTexts;
  readonly words: Words['paymentResult'];
  readonly transfer?: TransferTexts | undefined;
}

/** How to pay by bank transfer. */
export interface TransferTexts {
  readonly account: Html;
  readonly words: Words['paymentService'];
}

/** Shows the state of a payment, and what was paid. */
export function ResultCard({ result, currencies, texts, words, receipt, transfer }: ResultCardProps) {
  const { heading, text, good } = outcomeOf(result, texts);
  if (transfer && result.kind === 'found' && result.info.status === 0 && typeof result.info.reference === 'string')
    return (
      <div className={styles.card}>
        <h2>{transfer.words.transferHeading}</h2>
        <Details info={result.info} currencies={currencies} words={words} reference={transfer.words.reference} />
        <p>{transfer.words.transferText}</p>
        <HtmlProse text={transfer.account} />
      </div>
    );
  // Only completed payments get a receipt.
  const isPaid = result.kind === 'found' && heading === texts.successful;
  return (
    <div className={good ? styles.good : styles.card}>
      <div className={styles.facts}>
        <h2>{heading}</h2>
        {result.kind === 'found' && <Details info={result.info} currencies={currencies} words={words} />}
        <HtmlProse text={text} />
        {receipt && isPaid && (
          <Receipt {...receipt} info={result.info} currency={nameOf(result.info.currency, currencies)} words={words} />
        )}
      </div>
      {isPaid && texts.next && (
        <section className={styles.next}>
          <h3>{texts.next.heading}</h3>
          <HtmlProse text={texts.next.text} />
        </section>
      )}
    </div>
  );
}

const nameOf = (currency: number, currencies: readonly NamedCurrency[]) =>
  currencies.find(({ number }) => number === currency)?.name ?? String(currency).padStart(3, '0');

interface DetailsProps extends Pick<ResultCardProps, 'currencies' | 'words'> {
  readonly info: PaymentInfo;
  /** Label of the reference, if it is shown. */
  readonly reference?: string;
}

function Details({ info, currencies, words, reference }: DetailsProps) {
  const { email, amount, currency } = info;
  // The service may use currencies that the data does not list; they are shown by number (ISO 4217).
  const known = currencies.find(({ number }) => number === currency);
  const code = known?.code ?? String(currency).padStart(3, '0');
  return (
    <dl className={`${factLines.facts} ${styles.details}`}>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words.amount}</dt>
        <dd>
          <bdi>{`${formatAmount(amount)} ${code}`}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words.currency}</dt>
        <dd>{known ? `${known.name} (${code})` : code}</dd>
      </div>
      {reference !== undefined && (
        <div>
          <dt>{reference}</dt>
          <dd>
            <bdi>{String(info.reference).replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
