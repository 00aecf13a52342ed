import { useEffect, useState } from 'react';

/** On a touch screen the click comes some time after the finger has left. */
const CLICK_FOLLOWS_MS = 300;

/**
 * Keeps a list as it is while somebody presses on it: a row that is replaced between pressing and letting go
 * gets no click.
 *
 * @returns the rows to draw, and what to call when the list is pressed
 */
export function useStillWhilePressed<Row>(rows: readonly Row[]): [readonly Row[], () => void] {
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    if (!held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setHeld(null), CLICK_FOLLOWS_MS);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      clearTimeout(timer);
    };
  }, [held]);
  return [held ?? rows, () => setHeld(rows)];
}
