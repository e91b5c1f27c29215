import { useEffect, useState } from 'react';

/** The time, read again after each midnight and whenever the page is shown again: enough to tell days apart. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(now);
    midnight.setHours(24, 0, 1, 0);
    const read = () => setNow(new Date());
    const timer = setTimeout(read, Math.max(1000, midnight.getTime() - Date.now()));
    // A device that slept over midnight runs its timers late.
    const wake = () => document.visibilityState === 'visible' && read();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [now]);
  return now;
}
