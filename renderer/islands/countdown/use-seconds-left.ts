import { useEffect, useState } from 'react';

/**
 * Counts the whole seconds until a moment (in milliseconds since 1970) while `running`; never below zero. Undefined
 * until hydration, since the build does not know when the page is read.
 */
export function useSecondsLeft(end: number, running: boolean): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      // Reads the clock each time, since background tabs and sleeping computers miss steps.
      const left = Math.max(0, end - Date.now());
      setSeconds(Math.ceil(left / 1000));
      if (running && left > 0) timer = setTimeout(count, left % 1000 || 1000);
    };
    count();
    return () => clearTimeout(timer);
  }, [end, running]);
  return seconds;
}
