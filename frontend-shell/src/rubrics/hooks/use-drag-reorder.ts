import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

export interface Drag {
  from: number;
  /** Where it would land, as an index of the list without it. */
  to: number;
}
/** Pixels from the edge of the scrolled part in which it scrolls by itself, and how fast per frame. */
const EDGE = 56;
const STEP = 10;

/**
 * Reorders the children of a list by dragging a handle, with a mouse or a finger. The list scrolls when the
 * pointer comes near an edge; Escape cancels it. The keyboard needs buttons beside it.
 */
export function useDragReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => () => stop.current(), []);

  const start = useCallback(
    (from: number, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault();
      const handle = event.currentTarget;
      const items = list.current;
      const scroller = scrollerOf(items);
      let pointerY = event.clientY;
      let frame = 0;
      const place = (to: number) => {
        if (latest.current?.to === to && latest.current.from === from) return;
        latest.current = { from, to };
        setDrag(latest.current);
      };
      const follow = () => {
        scrollNear(scroller, pointerY);
        place(landingOf(items, from, pointerY));
        frame = requestAnimationFrame(follow);
      };
      const onPointerMove = (moved: globalThis.PointerEvent) => {
        pointerY = moved.clientY;
      };
      const onKeyDown = (key: KeyboardEvent) => {
        if (key.key !== 'Escape') return;
        // Otherwise the drawer around the list would close.
        key.preventDefault();
        key.stopImmediatePropagation();
        end();
      };
      const end = () => {
        cancelAnimationFrame(frame);
        handle.removeEventListener('pointermove', onPointerMove);
        handle.removeEventListener('pointerup', drop);
        handle.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', onKeyDown, true);
        stop.current = () => undefined;
        latest.current = null;
        setDrag(null);
      };
      const drop = () => {
        const to = landingOf(items, from, pointerY);
        end();
        if (to !== from) move.current(from, to);
      };
      stop.current();
      stop.current = end;
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', onPointerMove);
      handle.addEventListener('pointerup', drop);
      handle.addEventListener('pointercancel', end);
      window.addEventListener('keydown', onKeyDown, true);
      place(from);
      frame = requestAnimationFrame(follow);
    },
    [list],
  );
  return { drag, start };
}

/** How many of the other entries have their middle above the pointer. */
function landingOf(list: HTMLElement, from: number, pointerY: number): number {
  const above = [...list.children].findIndex((child) => {
    const { top, height } = child.getBoundingClientRect();
    return pointerY < top + height / 2;
  });
  const gap = above === -1 ? list.children.length : above;
  return gap > from ? gap - 1 : gap;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

function scrollNear(scroller: HTMLElement | null, pointerY: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (pointerY < top + EDGE) scroller.scrollTop -= STEP;
  else if (pointerY > bottom - EDGE) scroller.scrollTop += STEP;
}
