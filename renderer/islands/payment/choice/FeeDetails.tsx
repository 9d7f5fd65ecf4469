import { useEffect } from 'react';
import { payableAt, type Selection, sideOf } from '../../../../shared/fees/choice';
import type { FeesToPay } from '../../../../shared/fees/fees-to-pay';
import { takesSupplements } from '../../../../shared/fees/sum';
import type { Words } from '../../../../shared/words';
import { formatAmount } from '../amount';
import styles from './FeeChooser.module.css';
import { PaperFields } from './PaperFields';
import { priced } from './priced';
import { RadioGroup } from './RadioGroup';
import { SumLines } from './SumLines';
import { SupplementFields } from './SupplementFields';
import { useSum } from './use-sum';

export interface FeeDetailsProps {
  readonly fees: FeesToPay;
  readonly selection: Selection;
  readonly choose: (change: Partial<Selection>) => void;
  readonly now: string;
  /** Called with the formatted total; undefined if there is none. */
  readonly onTotal: (total: string | undefined) => void;
  readonly words: Words['paymentForm']['choice'];
}

/** Shows the further choices for a category, and the total. */
export function FeeDetails({ fees, selection, choose, now, onTotal, words }: FeeDetailsProps) {
  const { sum, problems, submitFailed, differs } = useSum(fees, selection, now);
  const side = sideOf(fees, selection);
  const payable = payableAt(side?.fees ?? [], now);
  const fee = payable.find(({ id }) => id === sum?.choice.category);
  const total = sum && `${formatAmount(sum.total)} ${sum.currency.code}`;
  useEffect(() => onTotal(total), [onTotal, total]);
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
          chosen={selection.accommodation ? 'yes' : 'no'}
          choose={(value) => choose({ accommodation: value === 'yes' })}
        />
      )}
      {takesSupplements(fees, fee, selection) && (
        <SupplementFields side={side} nights={fees.nights} selection={selection} choose={choose} words={words} />
      )}
      {fee.covers ? (
        <PaperFields
          additional={payable.find(({ covers }) => covers === 'additional-paper')}
          code={code}
          selection={selection}
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
