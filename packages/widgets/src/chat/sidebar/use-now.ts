import { useEffect, useState } from 'react';

/** The current time, updated after midnight and when the page is shown again, which is enough to tell days apart. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(now);
    midnight.setHours(24, 0, 1, 0);
    const read = () => setNow(new Date());
    const timer = setTimeout(read, Math.max(1000, midnight.getTime() - Date.now()));
    // Timers run late on a device that was asleep at midnight.
    const wake = () => document.visibilityState === 'visible' && read();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [now]);
  return now;
}
