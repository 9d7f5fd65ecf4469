import { useId } from 'react';
import { type Count, MOST, type Selection } from '../../../../shared/fees/choice';
import type { PayableSupplement, Side } from '../../../../shared/fees/fees-to-pay';
import type { Words } from '../../../../shared/words';
import styles from './FeeChooser.module.css';
import { writtenPrice } from './priced';

interface SupplementFieldsProps {
  readonly side: Side;
  readonly nights: number;
  readonly selection: Selection;
  readonly choose: (change: Partial<Selection>) => void;
  readonly words: Words['paymentForm']['choice'];
}

/** Shows the supplements to a fee, by nights, persons or units. */
export function SupplementFields({ side, nights, selection, choose, words }: SupplementFieldsProps) {
  return side.supplements.map((supplement) => {
    const count = selection.supplements[supplement.id] ?? {};
    const change = (changed: Count) =>
      choose({ supplements: { ...selection.supplements, [supplement.id]: { ...count, ...changed } } });
    const byNight = supplement.per.includes('night');
    return (
      <fieldset key={supplement.id} className={styles.group}>
        <legend>{legendOf(supplement, side)}</legend>
        <div className={styles.counts}>
          {byNight && (
            <Counter label={words.nights} most={nights} value={count.nights ?? 0} set={(n) => change({ nights: n })} />
          )}
          {supplement.per.includes('person') && (
            <Counter
              label={words.persons}
              least={byNight ? 1 : 0}
              most={MOST}
              value={count.persons ?? (byNight ? 1 : 0)}
              set={(n) => change({ persons: n })}
            />
          )}
          {supplement.per.length === 0 && (
            <Counter label={words.units} most={MOST} value={count.units ?? 0} set={(n) => change({ units: n })} />
          )}
        </div>
      </fieldset>
    );
  });
}

const legendOf = ({ title, price, unit }: PayableSupplement, { currency: { code } }: Side) =>
  `${title} (${writtenPrice(price, code, title)} ${unit})`;

interface CounterProps {
  readonly label: string;
  readonly least?: number;
  readonly most: number;
  readonly value: number;
  readonly set: (value: number) => void;
}

/** Shows a small number to choose. */
function Counter({ label, least = 0, most, value, set }: CounterProps) {
  const id = useId();
  return (
    <div className={styles.counter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} autoComplete="off" value={value} onChange={({ target }) => set(Number(target.value))}>
        {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </div>
  );
}
