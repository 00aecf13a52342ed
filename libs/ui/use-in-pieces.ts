import { useDeferredValue } from 'react';
import { useOnceTrue } from './use-once-true';

/**
 * True from soon after `isReady` was true for the first time. React draws what follows in pieces, between which the page
 * answers; when the store has an answer, it draws all that depends on it in one go.
 */
export function useOpenedInPieces(isReady: boolean): boolean {
  return useDeferredValue(useOnceTrue(isReady));
}

/**
 * The rows to draw of a list that is opening: first as many as a screen shows, then the others as soon as these are
 * drawn.
 * @param first more rows than fit on a screen, so that nothing in sight moves when the others come
 */
export function useRowsInPieces<Row>(rows: readonly Row[], first = 16): readonly Row[] {
  const count = useDeferredValue(rows.length, Math.min(first, rows.length));
  return count < rows.length ? rows.slice(0, count) : rows;
}
