import { useSyncExternalStore } from 'react';

const KEPT_AS = 'marklight-review-keys';

const listeners = new Set<() => void>();
/** Where the browser forbids keeping it, the choice holds for this page. */
let notKept: boolean | null = null;

function isOnNow(): boolean {
  if (notKept !== null) return notKept;
  try {
    return localStorage.getItem(KEPT_AS) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, isOn ? 'on' : 'off');
    notKept = null;
  } catch {
    notKept = isOn;
  }
  listeners.forEach((listener) => listener());
}

/** Whether the single keys work: people who speak to their computer, or press keys unawares, turn them off. */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOnNow), choose];
}
