import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ReceiptFacts } from '../../../shared/fees/receipt-facts';
import type { Words } from '../../../shared/words';
import buttons from '../../components/Button.module.css';
import { FailureNotice } from './FailureNotice';
import type { ResultTexts } from './outcome';
import styles from './PaymentResult.module.css';
import { type NamedCurrency, ResultCard, type TransferTexts } from './ResultCard';
import { resultAddress } from './result-address';
import { useLookUp } from './use-look-up';

export interface PaymentResultProps {
  readonly api: string;
  readonly currencies: readonly NamedCurrency[];
  readonly texts: ResultTexts;
  readonly words: Words['paymentResult'];
  readonly receipt: ReceiptFacts;
  /** The account for bank transfers; absent if none are taken. */
  readonly transfer?: TransferTexts;
}

/** Shows the result of a payment; until it is known, a loading message (specification, section 4). */
export function PaymentResult({ api, currencies, texts, words, receipt, transfer }: PaymentResultProps) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const address = resultAddress(id, new URLSearchParams(search));
  const { result, again } = useLookUp(api, address);
  const element = useRef<HTMLDivElement>(null);

  const retry = () => {
    element.current?.focus(); // the button will be removed
    again();
  };

  return (
    <div ref={element} className={styles.result} role="status" tabIndex={-1}>
      {!result && <p className={styles.loading}>{texts.loading}</p>}
      {result && result.kind !== 'failed' && (
        <ResultCard
          result={result}
          currencies={currencies}
          texts={texts}
          words={words}
          receipt={{ orderId: address.orderId, facts: receipt }}
          transfer={transfer}
        />
      )}
      {result?.kind === 'failed' && (
        <>
          <FailureNotice text={texts.failed} />
          <button type="button" className={`${buttons.main} ${styles.retry}`} onClick={retry}>
            {texts.retry}
          </button>
        </>
      )}
    </div>
  );
}
