import { useEffect, useState } from 'react';

/** Longer than the pause within a double click or a second press of a key. */
export const REST = { ms: 700 };

/**
 * A short while after an essay has come up, or was marked, in which it cannot be marked: the second half of a double click
 * would approve an essay that nobody has seen.
 */
export function useRest(): { isResting: boolean; restAgain: () => void } {
  const [turn, setTurn] = useState(0);
  const [rested, setRested] = useState(REST.ms > 0 ? -1 : 0);
  useEffect(() => {
    const timer = setTimeout(() => setRested(turn), REST.ms);
    return () => clearTimeout(timer);
  }, [turn]);
  return { isResting: rested !== turn, restAgain: () => setTurn((before) => before + 1) };
}
