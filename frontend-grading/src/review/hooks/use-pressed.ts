import { useEffect, useState } from 'react';

/** On a touch screen the click comes some time after the finger has left. */
const CLICK_FOLLOWS_MS = 300;

/**
 * Whether somebody is pressing, or has just let go. A row that is replaced between pressing and letting go gets no
 * click, and a list that changes while a finger scrolls it moves under the finger.
 *
 * @returns that, and what to call when a press begins
 */
export function usePressed(): [isPressed: boolean, begin: () => void] {
  /** A new object for each press, so that a press which begins before the wait for the last one is over counts too. */
  const [press, setPress] = useState<object | null>(null);
  useEffect(() => {
    if (!press) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPress(null), CLICK_FOLLOWS_MS);
    };
    // The browser cancels the pointer when a finger begins to scroll, but the finger is still down.
    const cancel = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && release();
    // `blur`: if the press ends in another window, this one is not told.
    const ends = ['pointerup', 'touchend', 'touchcancel', 'blur'] as const;
    for (const end of ends) window.addEventListener(end, release);
    window.addEventListener('pointercancel', cancel);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
      window.removeEventListener('pointercancel', cancel);
      clearTimeout(timer);
    };
  }, [press]);
  return [press !== null, () => setPress({})];
}
