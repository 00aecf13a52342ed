import { useCallback, useState } from 'react';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Chosen rows. They stay chosen from page to page, and are let go when `scope` (the filter) changes. */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState({ scope, ids: NOTHING });
  const ids = chosen.scope === scope ? chosen.ids : NOTHING;
  const set = useCallback(
    (changed: readonly string[], selected: boolean) =>
      setChosen((before) => {
        const next = new Set(before.scope === scope ? before.ids : NOTHING);
        for (const id of changed) {
          if (selected) next.add(id);
          else next.delete(id);
        }
        return { scope, ids: next };
      }),
    [scope],
  );
  const clear = useCallback(() => setChosen({ scope, ids: NOTHING }), [scope]);
  return { ids: [...ids], has: (id) => ids.has(id), set, clear };
}
