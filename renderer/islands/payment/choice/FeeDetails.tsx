import { useEffect } from 'react';
import type { Words } from '../../../../shared/words';
import { formatAmount } from '../amount';
import { type Choosing, payableOn, sideOf } from './choice';
import styles from './FeeChooser.module.css';
import type { FeesToPay } from './fees-to-pay';
import { PaperFields } from './PaperFields';
import { priced } from './priced';
import { RadioGroup } from './RadioGroup';
import { SumLines } from './SumLines';
import { SupplementFields } from './SupplementFields';
import { takesSupplements } from './sum';
import { useSum } from './use-sum';

export interface FeeDetailsProps {
  readonly fees: FeesToPay;
  readonly choosing: Choosing;
  readonly choose: (change: Partial<Choosing>) => void;
  readonly today: string;
  /** Is told the total as it is written; nothing as long as there is none. */
  readonly tell: (total: string | undefined) => void;
  readonly words: Words['paymentForm']['choice'];
}

/** The further choices once a category is chosen, and the total. */
export function FeeDetails({ fees, choosing, choose, today, tell, words }: FeeDetailsProps) {
  const { sum, problems, submitFailed, differs } = useSum(fees, choosing, today);
  const side = sideOf(fees, choosing);
  const payable = payableOn(side?.fees ?? [], today);
  const fee = payable.find(({ id }) => id === sum?.choice.category);
  const total = sum && `${formatAmount(sum.total)} ${sum.currency.code}`;
  useEffect(() => tell(total), [tell, total]);
  if (!(side && sum && fee)) return null;
  const { code } = side.currency;
  return (
    <>
      {fees.labels && fee.without && fee.withRoom && (
        <RadioGroup
          legend={words.accommodation}
          name="accommodation"
          options={[
            { value: 'no', label: priced(fees.labels[0], fee.without, code) },
            { value: 'yes', label: priced(fees.labels[1], fee.withRoom, code) },
          ]}
          chosen={choosing.accommodation ? 'yes' : 'no'}
          choose={(value) => choose({ accommodation: value === 'yes' })}
        />
      )}
      {takesSupplements(fees, fee, choosing) && (
        <SupplementFields side={side} nights={fees.nights} choosing={choosing} choose={choose} words={words} />
      )}
      {fee.covers ? (
        <PaperFields
          additional={payable.find(({ covers }) => covers === 'additional-paper')}
          code={code}
          choosing={choosing}
          choose={choose}
          problems={problems}
          insist={submitFailed}
          words={words}
        />
      ) : (
        side.fees.some(({ covers }) => covers) && <p className={styles.note}>{words.notCovered}</p>
      )}
      <SumLines sum={sum} />
      <p role="status" className={styles.note} hidden={!differs}>
        {differs && words.differs}
      </p>
    </>
  );
}
