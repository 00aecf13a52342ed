import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** In CSS pixels and milliseconds: shorter, slower or more slanting movements are not swipes. */
const SWIPE = { least: 70, slope: 0.4, longest: 600 };
/** There the browser's own gestures begin. */
const EDGE = 24;
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

interface Begun {
  x: number;
  y: number;
  at: number;
}

export interface SwipeWays {
  /** The finger went to the left. */
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * Goes to the essay before or after when a finger is swiped across the element. Scrolling, selecting, moving a caret,
 * zooming and dragging a part that scrolls sideways are no swipes.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, ways: SwipeWays): void {
  const latest = useRef(ways);
  useLayoutEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let begun: Begun | null = null;
    const cancel = () => {
      begun = null;
    };
    const start = (event: TouchEvent) => {
      const [touch] = event.touches;
      const isOne = event.touches.length === 1 && touch !== undefined;
      begun =
        isOne && canBegin(touch, event.target)
          ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
          : null;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      const way = begun && touch ? wayOf(begun, touch, event.timeStamp) : null;
      cancel();
      if (way === null || isSelecting()) return;
      if (way === 'left') latest.current.onNext();
      else latest.current.onPrevious();
    };
    const passive = { passive: true } as const;
    element.addEventListener('touchstart', start, passive);
    element.addEventListener('touchend', end, passive);
    element.addEventListener('touchcancel', cancel, passive);
    // Scroll events do not bubble.
    document.addEventListener('scroll', cancel, { capture: true, passive: true });
    document.addEventListener('selectionchange', cancel);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', cancel);
      document.removeEventListener('scroll', cancel, { capture: true });
      document.removeEventListener('selectionchange', cancel);
    };
  }, [ref]);
}

function canBegin({ clientX }: Touch, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (clientX < EDGE || clientX > window.innerWidth - EDGE) return false;
  if ((window.visualViewport?.scale ?? 1) > 1.01) return false;
  if (target.closest(FIELDS) || document.activeElement?.matches(FIELDS) || isSelecting()) return false;
  return !scrollsSideways(target);
}

function wayOf(from: Begun, to: Touch, now: number): 'left' | 'right' | null {
  const [across, down] = [to.clientX - from.x, to.clientY - from.y];
  const isSwipe =
    Math.abs(across) >= SWIPE.least &&
    Math.abs(down) <= Math.abs(across) * SWIPE.slope &&
    now - from.at <= SWIPE.longest;
  if (!isSwipe) return null;
  return across < 0 ? 'left' : 'right';
}

const isSelecting = (): boolean => document.getSelection()?.isCollapsed === false;

function scrollsSideways(target: Element): boolean {
  for (let one: Element | null = target; one; one = one.parentElement) {
    const isWider = one.scrollWidth > one.clientWidth + 1;
    if (isWider && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
  }
  return false;
}
