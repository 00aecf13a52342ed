import { useState } from 'react';

export interface Selection {
  /** Chosen rows; null where all that match are chosen. */
  ids: readonly string[] | null;
  count: number;
  has: (id: string) => boolean;
  set: (ids: readonly string[], selected: boolean) => void;
  /** Every essay that matches, also those of other pages. */
  setAll: () => void;
  clear: () => void;
}

/** What the list shows at the moment. */
export interface SelectionScope {
  /** The filter: when it changes, the selection is cleared. */
  filter: string;
  pageIds: readonly string[];
  /** How many match. */
  total: number;
}

type Chosen = ReadonlySet<string> | 'all';
const NOTHING: ReadonlySet<string> = new Set();

/** Chosen rows. They stay chosen from page to page; all that match can be chosen in one click. */
export function useSelection({ filter, pageIds, total }: SelectionScope): Selection {
  const [state, setState] = useState<{ filter: string; chosen: Chosen }>({ filter, chosen: NOTHING });
  const chosen = state.filter === filter ? state.chosen : NOTHING;
  const choose = (next: Chosen) => setState({ filter, chosen: next });
  return {
    ids: chosen === 'all' ? null : [...chosen],
    count: chosen === 'all' ? total : chosen.size,
    has: (id) => chosen === 'all' || chosen.has(id),
    set: (changed, selected) => {
      // All that match were selected and one is deselected: what the person still sees as selected is the
      // rest of the page.
      const next = new Set(chosen === 'all' ? pageIds : chosen);
      for (const id of changed) {
        if (selected) next.add(id);
        else next.delete(id);
      }
      choose(chosen === 'all' && selected ? 'all' : next);
    },
    setAll: () => choose('all'),
    clear: () => choose(NOTHING),
  };
}
