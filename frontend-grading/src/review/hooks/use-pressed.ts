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
  /** Each press is another object, so that one that begins before the last has ended is waited for too. */
  const [press, setPress] = useState<object | null>(null);
  useEffect(() => {
    if (!press) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPress(null), CLICK_FOLLOWS_MS);
    };
    // A finger that begins to scroll is still there.
    const cancel = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && release();
    // In another window nobody sees where the press ends.
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
