import { useEffect, useState } from 'react';
import { amountInWords } from '../../../../shared/fees/amount-in-words';
import { purposeOf } from '../../../../shared/fees/purpose';
import type { ReceiptFacts } from '../../../../shared/fees/receipt-facts';
import type { Words } from '../../../../shared/words';
import buttons from '../../../components/Button.module.css';
import factLines from '../FactLines.module.css';
import type { PaymentInfo } from '../look-up-payment';
import styles from './Receipt.module.css';

interface ReceiptProps {
  readonly info: PaymentInfo;
  readonly orderId: string;
  /** Name of the currency. */
  readonly currency: string;
  readonly facts: ReceiptFacts;
  readonly words: Words['paymentResult'];
}

/** Shows a printable receipt, for employers and the registration desk: payer, amount, purpose. */
export function Receipt({ info, orderId, currency, facts, words }: ReceiptProps) {
  const inWords = useAmountInWords(info.amount, facts.language);
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.inWords, inWords && `${inWords} (${currency})`],
    [words.payer, [info.first_name, info.last_name].filter((name) => typeof name === 'string').join(' ')],
    [words.payee, facts.payee],
    [words.conference, facts.conference],
    [words.purpose, purposeOf(info.choice, facts, words.paper)],
    [words.order, orderId],
    [words.date, dateOf(info.date, facts)],
  ];
  return (
    <>
      <h3>{words.receipt}</h3>
      <dl className={factLines.facts}>
        {rows.map(([term, fact]) =>
          fact ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <button type="button" className={`${buttons.quiet} ${styles.print}`} onClick={() => print()}>
        {words.print}
      </button>
    </>
  );
}

function useAmountInWords(amount: number, language: string): string | undefined {
  const [inWords, setInWords] = useState<string>();
  useEffect(() => {
    void amountInWords(amount, language).then(setInWords);
  }, [amount, language]);
  return inWords;
}

/** Formats the time of the payment in the zone of the conference; undefined if the service reports none. */
function dateOf(date: unknown, { language, timeZone }: ReceiptFacts): string | undefined {
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23', timeZone }).format(
    new Date(date),
  );
}
