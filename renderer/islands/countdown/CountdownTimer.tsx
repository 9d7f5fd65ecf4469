import { useEffect, useState } from 'react';
import { useCountdown } from 'react-countdown-circle-timer';
import type { Forms } from '../../../shared/words/texts';
import { inSiteDigits } from '../../enhancements/site-digits';
import styles from './CountdownTimer.module.css';
import { nameOf, numberOf, roundOf, type Unit } from './units';

/** Sizes in pixels (specification, section 9.4). */
const WIDE = 130;
const NARROW = 100;
const STROKE = 11;

interface CountdownTimerProps {
  readonly unit: Unit;
  readonly names: Forms;
  /** Whole seconds; unknown in the static page. */
  readonly secondsLeft: number | undefined;
  /** The end, in milliseconds since 1970. */
  readonly end: number;
  readonly running: boolean;
}

/** Shows a number in a ring that empties with each round. */
export function CountdownTimer({ unit, names, secondsLeft, end, running }: CountdownTimerProps) {
  const [{ duration, left }] = useState(() => roundOf(unit, secondsLeft ?? 0));
  const { path, pathLength, strokeDashoffset, size } = useCountdown({
    isPlaying: running,
    duration,
    initialRemainingTime: left,
    // Once a second is enough, and saves battery.
    updateInterval: 1,
    size: useTimerSize(),
    strokeWidth: STROKE,
    // The library requires a colour but does not use it here; CSS sets that of the ring.
    colors: '#f08c2e',
    onComplete: () => {
      const now = (end - Date.now()) / 1000;
      // Reads the clock, since a tab in the background may have missed whole rounds.
      return { shouldRepeat: now > 0, newInitialRemainingTime: roundOf(unit, now).left };
    },
  });
  const number = secondsLeft === undefined ? undefined : numberOf(unit, secondsLeft);
  return (
    <div className={styles.timer}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path className={styles.trail} d={path} strokeWidth={STROKE} />
        <path
          className={styles.ring}
          d={path}
          strokeWidth={STROKE}
          strokeDasharray={pathLength}
          strokeDashoffset={secondsLeft ? strokeDashoffset : pathLength}
        />
      </svg>
      <p className={styles.label}>
        {/* renderer/enhancements/countdown.ts updates the number and its name until hydration. */}
        <span className={styles.number} data-unit={unit.name} suppressHydrationWarning>
          {number === undefined ? '–' : inSiteDigits(number)}
        </span>{' '}
        <span data-unit={unit.name} data-names={JSON.stringify(names)} suppressHydrationWarning>
          {number === undefined ? names.other : nameOf(number, names)}
        </span>
      </p>
    </div>
  );
}

function useTimerSize(): number {
  const [size, setSize] = useState(WIDE);
  useEffect(() => {
    const narrow = matchMedia('(width < 48rem)');
    const update = () => setSize(narrow.matches ? NARROW : WIDE);
    update();
    narrow.addEventListener('change', update);
    return () => narrow.removeEventListener('change', update);
  }, []);
  return size;
}
