import { render } from '@testing-library/react';
import { BegunWith } from './begun-with';

afterEach(() => {
  window.marklightFrame = undefined;
  window.history.replaceState(null, '', '/');
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const loading = <BegunWith>Loading</BegunWith>;

it('a text that the page began with stays while one place after another waits, and goes with the last', async () => {
  const begun = document.createElement('div');
  begun.className = 'shell-essay';
  begun.textContent = 'Phones are useful.';
  document.body.append(begun);
  const moves = new MutationObserver(() => undefined);
  window.marklightFrame = { path: '/', page: begun };
  const first = render(loading);
  expect(first.container.textContent).toBe('');
  expect(begun.hasAttribute('data-kept')).toBe(true);
  moves.observe(document.body, { childList: true });
  first.rerender(<BegunWith key="second">Loading</BegunWith>);
  await nextTask();
  expect(begun.hasAttribute('data-kept')).toBe(true);
  expect(moves.takeRecords()).toEqual([]);
  first.unmount();
  await nextTask();
  expect(begun.isConnected).toBe(false);
  const later = render(loading);
  expect(begun.isConnected).toBe(true);
  later.unmount();
  await nextTask();
});

it('another page has its own grey lines', () => {
  window.marklightFrame = { path: '/essays/1', page: document.createElement('h1') };
  expect(render(loading).container.textContent).toBe('Loading');
});

it('a title stands above the grey lines', () => {
  const begun = document.createElement('h1');
  begun.textContent = 'Phones at school';
  window.marklightFrame = { path: '/', page: begun };
  expect(render(loading).container.textContent).toBe('Phones at schoolLoading');
});

it('a title is kept above the page’s own grey lines, without those that the page began with', () => {
  const begun = document.createElement('div');
  begun.innerHTML = '<h1>Phones at school</h1><p class="shell-loading">Grey</p>';
  window.marklightFrame = { path: '/', page: begun };
  expect(render(loading).container.textContent).toBe('Phones at schoolLoading');
});
