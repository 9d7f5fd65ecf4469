import { useEffect, useState } from 'react';
import { type Choosing, payableOn, registrationsOf, sideOf } from './choice';
import type { FeesToPay } from './fees-to-pay';
import { choosingFrom } from './from-address';
import { todayIn } from './today-in';

/** The choice, and the day on which it is made. */
export function useChoosing(fees: FeesToPay) {
  const [choosing, setChoosing] = useState<Choosing>(() => choosingFrom(new URLSearchParams(), fees));
  const [today, setToday] = useState<string>();
  const [isGone, setGone] = useState(false);

  // The page is made for every day and every address: what depends on them is known in the browser alone.
  useEffect(() => {
    const now = todayIn(fees.timeZone, new Date());
    const asked = choosingFrom(new URLSearchParams(location.search), fees);
    const all = registrationsOf(sideOf(fees, asked)?.fees ?? []);
    const payable = payableOn(all, now);
    const isPayable = payable.some(({ id }) => id === asked.category);
    // What a fee of another day is replaced by, if that is clear.
    const instead = payable.length === 1 ? payable[0]?.id : undefined;
    setToday(now);
    setGone(!isPayable && all.some(({ id }) => id === asked.category));
    setChoosing({ ...asked, category: isPayable ? asked.category : ((asked.category && instead) ?? '') });
  }, [fees]);

  return {
    choosing,
    choose: (change: Partial<Choosing>) => {
      setToday(todayIn(fees.timeZone, new Date())); // the page may have been open since yesterday
      setGone(false);
      setChoosing({ ...choosing, ...change });
    },
    /** As YYYY-MM-DD; nothing until the script is there. */
    today,
    /** Whether the address asked for a fee that cannot be paid today. */
    isGone,
  };
}
