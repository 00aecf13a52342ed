import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';
import { toast } from '@marklight/ui/toast';

export interface OwnSaves {
  results: readonly GradingResult[];
  noteSaved: (result: GradingResult) => void;
  /** Fetches the results again without saying what another window changed: the caller does. */
  quietly: (
    fetch: () => Promise<readonly GradingResult[] | null>,
  ) => Promise<readonly GradingResult[] | null>;
}

/**
 * The results as they are known here: a list that was requested before a save may arrive after it, and would show the
 * earlier state as the saved one. Says so if another window changed the result that counts.
 */
export function useOwnSaves(fetched: readonly GradingResult[]): OwnSaves {
  const [saved, setSaved] = useState<Readonly<Record<string, GradingResult>>>({});
  /** Saved here, or said already. */
  const knownVersions = useRef(new Map<string, number>());
  const noteSaved = useCallback((result: GradingResult) => {
    knownVersions.current.set(result.id, result.version);
    setSaved((before) => ({ ...before, [result.id]: result }));
  }, []);
  const isQuiet = useRef(false);
  const quietly = useCallback<OwnSaves['quietly']>(async (fetch) => {
    isQuiet.current = true;
    const now = await fetch();
    for (const { id, version } of now ?? []) knownVersions.current.set(id, version);
    isQuiet.current = false;
    return now;
  }, []);
  const results = useMemo(
    () =>
      fetched.map((result) => {
        const own = saved[result.id];
        return own && own.version > result.version ? own : result;
      }),
    [fetched, saved],
  );
  const inForce = results.find(({ standing }) => standing === 'in_force') ?? null;
  const known = useRef(inForce);
  useEffect(() => {
    const before = known.current;
    known.current = inForce;
    if (!before || !inForce || before.id !== inForce.id || isQuiet.current) return;
    // A new grading in its place says so itself.
    if (before.createdAt !== inForce.createdAt) return;
    if (inForce.version <= Math.max(before.version, knownVersions.current.get(inForce.id) ?? 0)) return;
    toast({
      title: 'Changed in another window',
      message: 'This page shows what was saved there. What you are changing here is kept.',
    });
  }, [inForce]);
  return { results, noteSaved, quietly };
}
