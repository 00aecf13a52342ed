import { useEffect, useState } from 'react';

/** True once `active` has lasted `delay` milliseconds, so that quick work does not make a progress bar flicker. */
export function useDelayedFlag(active: boolean, delay: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setPassed(true), delay);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delay]);
  return active && passed;
}
