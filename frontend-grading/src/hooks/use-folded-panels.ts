import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface FoldedPanels {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  toggle: () => void;
}

/**
 * Whether the upload panels are shown. They fold once there are results and nothing in them is pending, unless the
 * teacher is working in them or has opened them. While essays are graded they stay as they are, so that nothing
 * jumps; afterwards they fold again.
 */
export function useFoldedPanels(canFold: boolean, isProcessing: boolean): FoldedPanels {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(false);
  const atRest = !canFold || chosen;
  const [held, setHeld] = useState(atRest);
  const isOpen = isProcessing ? held : atRest;
  useEffect(() => {
    if (isProcessing) setChosen(false);
  }, [isProcessing]);
  useEffect(() => {
    if (!isProcessing) setHeld(atRest);
  }, [isProcessing, atRest]);
  // Move the focus before the browser takes it from what is being hidden.
  useLayoutEffect(() => {
    if (canFold && !isProcessing && ref.current?.contains(document.activeElement)) setChosen(true);
  }, [canFold, isProcessing]);
  const toggle = () => {
    setChosen(!isOpen);
    setHeld(!isOpen);
  };
  return { ref, isOpen, toggle };
}
