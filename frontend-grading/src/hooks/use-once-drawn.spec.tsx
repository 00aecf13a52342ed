import { renderHook } from '@testing-library/react';
import { DRAWN_AFTER_MS } from '../logic/drawn-after';
import { useFetchAgainOnceDrawn } from './use-once-drawn';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An essay that was loaded ahead comes up. */
function comesUp(currentData: unknown) {
  const refetch = jest.fn();
  const { rerender } = renderHook((query) => useFetchAgainOnceDrawn('essay-1', query), {
    initialProps: { currentData, startedTimeStamp: 1, refetch },
  });
  return { refetch, askedFor: () => rerender({ currentData, startedTimeStamp: Date.now(), refetch }) };
}

describe('what was loaded ahead', () => {
  it('is fetched again once it is drawn, and once only', () => {
    const { refetch } = comesUp({});
    expect(refetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(DRAWN_AFTER_MS * 10);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is not fetched again if it has been requested since it came up, for example after an approval', () => {
    const { refetch, askedFor } = comesUp({});
    jest.advanceTimersByTime(DRAWN_AFTER_MS / 2);
    askedFor();
    jest.advanceTimersByTime(DRAWN_AFTER_MS * 10);
    expect(refetch).not.toHaveBeenCalled();
  });

  it('is not fetched again if it was not there yet', () => {
    const { refetch } = comesUp(undefined);
    jest.advanceTimersByTime(DRAWN_AFTER_MS * 10);
    expect(refetch).not.toHaveBeenCalled();
  });
});
