import { type ComponentType, useEffect, useId, useState } from 'react';
import { payableAt, registrationsOf, sideOf } from '../../../../shared/fees/choice';
import type { FeesToPay } from '../../../../shared/fees/fees-to-pay';
import type { Words } from '../../../../shared/words';
import { FormField } from '../FormField';
import type { ExtraWords } from './ExtraFields';
import styles from './FeeChooser.module.css';
import type { FeeDetailsProps } from './FeeDetails';
import { priced } from './priced';
import { RadioGroup } from './RadioGroup';
import { useSelection } from './use-selection';

interface FeeChooserProps {
  readonly fees: FeesToPay;
  readonly words: Words['paymentForm']['choice'];
  /** Labels of what our own payment service takes beside it. */
  readonly more: ExtraWords | undefined;
}

/**
 * Shows the fees and supplements to choose from. A choice fills the amount and the currency of the form, which stay
 * editable. Impossible combinations are not offered. It is outside the form, so that the form's fields are those of the
 * request.
 */
export function FeeChooser({ fees, words, more }: FeeChooserProps) {
  const { selection, choose, now, isUnavailable } = useSelection(fees);
  const [Details, setDetails] = useState<ComponentType<FeeDetailsProps>>();
  const [total, setTotal] = useState<string>();
  const id = useId();
  const { category } = selection;
  /** Before hydration a choice would be lost. */
  const isWaiting = now === undefined;

  // Visitors who enter an amount do not need this code. If it fails to load, the next choice tries again.
  useEffect(() => {
    if (category && !Details) loadDetails().then((loaded) => setDetails(() => loaded.FeeDetails), console.error);
  }, [category, Details]);

  const side = sideOf(fees, selection);
  if (!side) return null;
  const registrations = registrationsOf(payableAt(side.fees, now));
  return (
    <section className={styles.chooser} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.heading}</h2>
      <p>{words.intro}</p>
      {fees.sides.length > 1 && (
        <RadioGroup
          legend={words.participant}
          name="participant"
          disabled={isWaiting}
          options={fees.sides.map((each) => ({ value: each.id, label: each.label }))}
          chosen={side.id}
          choose={(participant) => choose({ participant })}
        />
      )}
      <FormField id={`${id}-category`} label={words.category} hint={fees.changes} error={undefined}>
        <select
          id={`${id}-category`}
          autoComplete="off"
          disabled={isWaiting}
          aria-describedby={fees.changes && `${id}-category-hint`}
          value={registrations.some((fee) => fee.id === category) ? category : ''}
          onChange={({ target }) => choose({ category: target.value })}
          onFocus={() => void loadDetails().catch(() => undefined)}
        >
          <option value="">{words.chooseCategory}</option>
          {registrations.map(({ id: value, title, without, withRoom }) => (
            <option key={value} value={value}>
              {priced(title, without ?? withRoom, side.currency.code)}
            </option>
          ))}
        </select>
      </FormField>
      {isUnavailable && <p className={styles.note}>{words.gone}</p>}
      {Details && now && (
        <Details
          fees={fees}
          selection={selection}
          choose={choose}
          now={now}
          onTotal={setTotal}
          words={words}
          more={more}
        />
      )}
      <p role="status" className={styles.sum}>
        {total !== undefined && (
          <>
            {words.sum} <strong dir="auto">{total}</strong>
          </>
        )}
      </p>
    </section>
  );
}

const loadDetails = () => import('./FeeDetails');
