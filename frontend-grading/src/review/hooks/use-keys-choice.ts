import { useSyncExternalStore } from 'react';
import { keptChoice } from '../logic/kept-choice';

const keys = keptChoice('marklight-review-keys', ['on', 'off']);
const choose = (isOn: boolean) => keys.choose(isOn ? 'on' : 'off');

/** Whether the single keys work: people who use speech input, or press keys by accident, can turn them off. */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(keys.subscribe, keys.now) === 'on', choose];
}
