import { useSyncExternalStore } from 'react';
import { keptChoice } from '../logic/kept-choice';

const keys = keptChoice('marklight-review-keys', ['on', 'off']);
const choose = (isOn: boolean) => keys.choose(isOn ? 'on' : 'off');

/** Whether the single keys work: people who speak to their computer, or press keys unawares, turn them off. */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(keys.subscribe, keys.now) === 'on', choose];
}
