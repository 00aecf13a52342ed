import { useState } from 'react';

/**
 * Stays true after the first time, because something that was drawn once, such as a closing dialog, still has to be
 * drawn.
 */
export function useOnceTrue(value: boolean): boolean {
  const [seen, setSeen] = useState(value);
  if (value && !seen) setSeen(true);
  return seen || value;
}
