import { useState } from 'react';

const KEPT_AS = 'marklight-review-keys';

/** Whether the single keys work: people who speak to their computer, or press keys unawares, turn them off. */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => {
    try {
      return localStorage.getItem(KEPT_AS) !== 'off';
    } catch {
      return true;
    }
  });
  const choose = (on: boolean) => {
    setIsOn(on);
    try {
      localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
    } catch {
      // The browser forbids it: the choice holds for this page.
    }
  };
  return [isOn, choose];
}
