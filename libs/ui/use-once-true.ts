import { useState } from 'react';

/** Stays true after the first time: what was drawn once, such as a dialog that closes, still has to be drawn. */
export function useOnceTrue(value: boolean): boolean {
  const [seen, setSeen] = useState(value);
  if (value && !seen) setSeen(true);
  return seen || value;
}
