import { useEffect, useState } from 'react';

/** True once `active` has lasted `delay` milliseconds: quick work shows no progress that only flickers. */
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
