import { useEffect, useLayoutEffect, useRef } from 'react';
import { actionOf, type KeyActions } from '../logic/review-keys';

/** Listens to the keys of the review screen while `isOn`. */
export function useReviewKeys(actions: KeyActions, isOn: boolean): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
