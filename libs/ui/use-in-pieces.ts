import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useNarrow } from './use-narrow';
import { useOnceTrue } from './use-once-true';

/**
 * True from soon after `isReady` was true for the first time. React draws what follows in pieces, between which the page
 * answers; when the store has an answer, it draws all that depends on it in one go.
 */
export function useOpenedInPieces(isReady: boolean): boolean {
  return useDeferredValue(useOnceTrue(isReady));
}

/** Lists stand below a page's head and figures, where a phone shows at most four of their rows, and a desktop about twelve. */
const FIRST_ROWS = { phone: 4, desk: 12 };

/**
 * The rows to draw of a list that is opening: first as many as a screen shows, then the others, a few more at a time, each
 * time as soon as the last ones are drawn. They are counted here, because React does not defer a value within what it already
 * draws for another deferred value.
 * @param first more rows than fit on a screen, so that nothing in sight moves when the others come
 */
export function useRowsInPieces<Row>(rows: readonly Row[], first?: number): readonly Row[] {
  const isNarrow = useNarrow();
  const [count, setCount] = useState(first ?? (isNarrow ? FIRST_ROWS.phone : FIRST_ROWS.desk));
  const isWhole = count >= rows.length;
  useEffect(() => {
    // The more rows there are, the more are added at a time, because React compares all existing rows each time.
    if (!isWhole) startTransition(() => setCount(count + Math.max(3, Math.floor(count / 2))));
  }, [isWhole, count]);
  return isWhole ? rows : rows.slice(0, count);
}
