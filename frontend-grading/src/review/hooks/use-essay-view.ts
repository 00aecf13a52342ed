import { useSyncExternalStore } from 'react';
import { keptChoice } from '../logic/kept-choice';

const view = keptChoice('marklight-review-view', ['text', 'pages', 'both']);

/** From this width on, page, text and result have room beside each other. */
const WIDE = '(min-width: 1280px)';
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : undefined);

function subscribe(onChange: () => void) {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** Whether an essay is shown as its text, as its pages, or as both where there is room. */
export function useEssayView(): { view: string; choose: (view: string) => void; hasRoomForBoth: boolean } {
  const hasRoomForBoth = useSyncExternalStore(subscribe, () => query()?.matches ?? false);
  const chosen = useSyncExternalStore(view.subscribe, view.now);
  return {
    view: chosen === 'both' && !hasRoomForBoth ? 'text' : chosen,
    choose: (key) => view.choose(key as typeof chosen),
    hasRoomForBoth,
  };
}
