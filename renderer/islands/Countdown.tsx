import { useEffect, useState } from 'react';
import type { Words } from '../../shared/words';
import type { Forms } from '../../shared/words/texts';
import buttons from '../components/Button.module.css';
import styles from './Countdown.module.css';
import { CountdownTimer } from './countdown/CountdownTimer';
import { type Unit, units } from './countdown/units';
import { useSecondsLeft } from './countdown/use-seconds-left';

export interface CountdownProps {
  /** The moment to count down to, with its offset from UTC: 2023-12-13T08:00+01:00. */
  readonly target: string;
  readonly words: Omit<Words['countdown'], 'on' | 'left'>;
  /** What a number of each unit is called, by its plural form. */
  readonly names: Readonly<Record<Unit['name'], Forms>>;
}

/**
 * Shows four circular timers until the conference starts (specification, section 2.3). They stand still in the static
 * page and with reduced motion. A button stops and starts them.
 */
export function Countdown({ target, words, names }: CountdownProps) {
  const end = Date.parse(target);
  const [running, setRunning] = useState(false);
  const secondsLeft = useSecondsLeft(end, running);
  const isOver = secondsLeft === 0;

  useEffect(() => setRunning(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  return (
    <div className={styles.countdown}>
      <div className={styles.timers} role="timer" aria-label={words.label}>
        {units.map((unit) => (
          <CountdownTimer
            // Restarts the ring when the remaining time becomes known, and when it is stopped or started.
            key={`${unit.name} ${secondsLeft !== undefined} ${running}`}
            unit={unit}
            names={names[unit.name]}
            secondsLeft={secondsLeft}
            end={end}
            running={running && !isOver}
          />
        ))}
      </div>
      <div className={styles.status}>
        {secondsLeft !== undefined && !isOver && (
          <button type="button" className={buttons.quiet} onClick={() => setRunning(!running)}>
            {running ? words.stop : words.start}
          </button>
        )}
      </div>
    </div>
  );
}
