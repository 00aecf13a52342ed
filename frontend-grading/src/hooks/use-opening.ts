import { startTransition, useLayoutEffect, useState } from 'react';
import { loadFilled } from '../components/later';

/**
 * True until the page's first data and the code that draws it have come, whether they succeeded or not. Drawn one after
 * the other, each part would push the others down.
 */
export function useOpening(isLoading: boolean, hasSomething: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (isLoading || isOpen) return;
    // In a transition, so that it is drawn in pieces, between which the page responds.
    const open = () => startTransition(() => setIsOpen(true));
    if (hasSomething) void loadFilled().then(open, open);
    else open();
  }, [isLoading, hasSomething, isOpen]);
  return !isOpen;
}
