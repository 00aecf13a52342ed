import { fireEvent } from '@testing-library/react';
import { BACKGROUND_HEADER } from '@marklight/contracts/common';
import { baseApi } from './base-api';
import { makeStore } from './make-store';
import { backgroundHeaders } from './person-present';
import { openNetwork } from './testing/network';
import { fakeTimers, until } from './testing/waiting';

const BACKGROUND = { [BACKGROUND_HEADER]: '1' };

/** Each test begins later than the one before has ended: time does not go back. */
let now = Date.now();
beforeEach(() => fakeTimers((now += 3_600_000)));
afterEach(() => jest.useRealTimers());

const awayFor = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

describe('a call of the page', () => {
  it.each([
    ['a click', (element: Element) => fireEvent.pointerDown(element)],
    ['a key', (element: Element) => fireEvent.keyDown(element, { key: 'a' })],
    ['the wheel', (element: Element) => fireEvent.wheel(element)],
    ['a finger', (element: Element) => fireEvent.touchMove(element)],
  ])('is the person’s soon after %s, and the page’s own later', (_, act) => {
    awayFor(60_000);
    expect(backgroundHeaders()).toEqual(BACKGROUND);
    act(document.body);
    awayFor(5_000);
    expect(backgroundHeaders()).toEqual({});
    awayFor(6_000);
    expect(backgroundHeaders()).toEqual(BACKGROUND);
  });

  it('is the page’s own although the mouse is moved by something', () => {
    awayFor(60_000);
    fireEvent.pointerMove(document.body);
    expect(backgroundHeaders()).toEqual(BACKGROUND);
  });
});

describe('polling', () => {
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({ numbers: build.query<unknown, void>({ query: () => '/api/numbers' }) }),
  });

  it('says that nobody asked for it, from the first round after the person has left', async () => {
    const sent: (string | null)[] = [];
    const network = openNetwork(({ headers }) => {
      sent.push(headers.get(BACKGROUND_HEADER));
      return { body: sent.length };
    });
    fireEvent.pointerDown(document.body);
    const store = makeStore();
    const numbers = api.endpoints.numbers.select();
    const polling = store.dispatch(
      api.endpoints.numbers.initiate(undefined, { subscriptionOptions: { pollingInterval: 30_000 } }),
    );
    const round = (number: number) => until(() => numbers(store.getState()).data === number);
    await round(1);
    await jest.advanceTimersByTimeAsync(30_000);
    await round(2);
    await jest.advanceTimersByTimeAsync(30_000);
    await round(3);
    polling.unsubscribe();
    network.close();
    expect(sent).toEqual([null, '1', '1']);
  });
});
