/**
 * Asks before Back or Forward leaves a page with unsaved work. The browser tells its listeners in the order
 * in which they came, so this one listens from the start: before the router, which would change the page.
 */
interface Guard {
  /** Where the page stands in the router's numbering of its entries, `history.state.idx`. */
  here: number;
  ask: () => Promise<boolean>;
}

let guard: Guard | null = null;
/** A step of our own is on its way; it needs no question. */
let ownStep: 'back here' | 'away' | null = null;

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop);

/** From now on leaving by Back or Forward is asked about. Returns the function that ends it. */
export function guardBack(ask: Guard['ask']): () => void {
  const here = indexIn(window.history.state);
  if (here === null) return () => undefined;
  const mine: Guard = { here, ask };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

/** The step has been made when the news comes: it is kept from the router, taken back, and made again if wanted. */
function onPop(event: PopStateEvent): void {
  const step = ownStep;
  ownStep = null;
  if (step === 'back here') event.stopImmediatePropagation();
  const there = indexIn(event.state);
  if (step !== null || guard === null || there === null) return;
  const { here, ask } = guard;
  event.stopImmediatePropagation();
  ownStep = 'back here';
  window.history.go(here - there);
  void ask().then((leave) => {
    if (!leave) return;
    ownStep = 'away';
    window.history.go(there - here);
  });
}

function indexIn(state: unknown): number | null {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}
