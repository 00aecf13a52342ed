import { useCallback, useMemo, useState } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';

/**
 * The results as they are known here: a list that was asked for before a save may arrive after it, and would show, and
 * take for saved, what was there before.
 */
export function useOwnSaves(
  fetched: readonly GradingResult[],
): [results: readonly GradingResult[], noteSaved: (result: GradingResult) => void] {
  const [saved, setSaved] = useState<Readonly<Record<string, GradingResult>>>({});
  const noteSaved = useCallback(
    (result: GradingResult) => setSaved((before) => ({ ...before, [result.id]: result })),
    [],
  );
  const results = useMemo(
    () =>
      fetched.map((result) => {
        const own = saved[result.id];
        return own && own.version > result.version ? own : result;
      }),
    [fetched, saved],
  );
  return [results, noteSaved];
}
