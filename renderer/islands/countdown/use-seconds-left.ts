import { useEffect, useState } from 'react';

/**
 * The whole seconds that are left until a moment (in milliseconds since 1970), counted while `running`; never below zero.
 * They are unknown until the island is hydrated, since the page is read at another time than it was made.
 */
export function useSecondsLeft(end: number, running: boolean): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      // From the clock each time: a tab in the background, or a computer asleep, misses steps.
      const left = Math.max(0, end - Date.now());
      setSeconds(Math.ceil(left / 1000));
      if (running && left > 0) timer = setTimeout(count, left % 1000 || 1000);
    };
    count();
    return () => clearTimeout(timer);
  }, [end, running]);
  return seconds;
}
