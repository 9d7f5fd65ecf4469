import { useEffect, useState } from 'react';
import { payableAt, type Selection, sideOf } from '../../../../shared/fees/choice';
import type { FeesToPay } from '../../../../shared/fees/fees-to-pay';
import { takesSupplements } from '../../../../shared/fees/sum';
import type { Words } from '../../../../shared/words';
import { formatAmount } from '../amount';
import { ExtraFields, type ExtraWords } from './ExtraFields';
import { type Extras, NO_EXTRAS, readExtras } from './extras';
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
  readonly more: ExtraWords | undefined;
}

/** Shows the further choices for a category, and the total. */
export function FeeDetails({ fees, selection, choose, now, onTotal, words, more }: FeeDetailsProps) {
  const [extras, setExtras] = useState<Extras>(NO_EXTRAS);
  const { sum, problems, submitFailed, differs } = useSum(fees, selection, { now, extras: readExtras(extras) });
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
      {more && <ExtraFields extras={extras} set={setExtras} insist={submitFailed} words={more} />}
      {sum.lines.length > 1 && <SumLines sum={sum} />}
      <p role="status" className={styles.note} hidden={!differs}>
        {differs && words.differs}
      </p>
    </>
  );
}
