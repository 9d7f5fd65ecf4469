import { useEffect, useState } from 'react';
import { payableAt, registrationsOf, type Selection, sideOf } from '../../../../shared/fees/choice';
import type { FeesToPay } from '../../../../shared/fees/fees-to-pay';
import { nowIn } from '../../../../shared/fees/now-in';
import { readSelection } from './selection-address';

/** Holds the visitor's selection, and the time by the conference's clock. */
export function useSelection(fees: FeesToPay) {
  const [selection, setSelection] = useState<Selection>(() => readSelection(new URLSearchParams(), fees));
  const [now, setNow] = useState<string>();
  const [isUnavailable, setUnavailable] = useState(false);

  // The date and the address are known in the browser only.
  useEffect(() => {
    const now = nowIn(fees.timeZone, new Date());
    const asked = readSelection(new URLSearchParams(location.search), fees);
    const all = registrationsOf(sideOf(fees, asked)?.fees ?? []);
    const payable = payableAt(all, now);
    const isPayable = payable.some(({ id }) => id === asked.category);
    // The fee in force now, if there is only one, replaces an unavailable one.
    const instead = payable.length === 1 ? payable[0]?.id : undefined;
    setNow(now);
    setUnavailable(!isPayable && all.some(({ id }) => id === asked.category));
    setSelection({ ...asked, category: isPayable ? asked.category : ((asked.category && instead) ?? '') });
  }, [fees]);

  return {
    selection,
    choose: (change: Partial<Selection>) => {
      setNow(nowIn(fees.timeZone, new Date())); // the page may have been open since yesterday
      setUnavailable(false);
      setSelection({ ...selection, ...change });
    },
    /** YYYY-MM-DDTHH:MM; undefined until hydration. */
    now,
    /** Whether the address names a fee that cannot be paid now. */
    isUnavailable,
  };
}
