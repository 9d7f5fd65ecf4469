import { useEffect, useState } from 'react';
import { payableOn, registrationsOf, type Selection, sideOf } from './choice';
import type { FeesToPay } from './fees-to-pay';
import { readSelection } from './selection-address';
import { todayIn } from './today-in';

/** Holds the visitor's selection, and today's date. */
export function useSelection(fees: FeesToPay) {
  const [selection, setSelection] = useState<Selection>(() => readSelection(new URLSearchParams(), fees));
  const [today, setToday] = useState<string>();
  const [isUnavailable, setUnavailable] = useState(false);

  // The date and the address are known in the browser only.
  useEffect(() => {
    const now = todayIn(fees.timeZone, new Date());
    const asked = readSelection(new URLSearchParams(location.search), fees);
    const all = registrationsOf(sideOf(fees, asked)?.fees ?? []);
    const payable = payableOn(all, now);
    const isPayable = payable.some(({ id }) => id === asked.category);
    // The fee in force today, if there is only one, replaces an unavailable one.
    const instead = payable.length === 1 ? payable[0]?.id : undefined;
    setToday(now);
    setUnavailable(!isPayable && all.some(({ id }) => id === asked.category));
    setSelection({ ...asked, category: isPayable ? asked.category : ((asked.category && instead) ?? '') });
  }, [fees]);

  return {
    selection,
    choose: (change: Partial<Selection>) => {
      setToday(todayIn(fees.timeZone, new Date())); // the page may have been open since yesterday
      setUnavailable(false);
      setSelection({ ...selection, ...change });
    },
    /** YYYY-MM-DD; undefined until hydration. */
    today,
    /** Whether the address names a fee that cannot be paid today. */
    isUnavailable,
  };
}
