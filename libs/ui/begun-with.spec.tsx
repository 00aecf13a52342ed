import { render } from '@testing-library/react';
import { BegunWith } from './begun-with';

afterEach(() => {
  window.marklightFrame = undefined;
  window.history.replaceState(null, '', '/');
});

const loading = <BegunWith>Loading</BegunWith>;

it('a page that is loading keeps what it began with, also where one place after another waits', () => {
  const begun = document.createElement('div');
  begun.className = 'shell-essay';
  begun.textContent = 'Phones are useful.';
  window.marklightFrame = { path: '/', page: begun };
  const first = render(loading);
  expect(first.container.textContent).toBe('Phones are useful.');
  first.unmount();
  const second = render(loading);
  expect(second.container.contains(begun)).toBe(true);
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
