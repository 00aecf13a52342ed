import { render } from '@testing-library/react';
import { useOpenedInPieces, useRowsInPieces } from './use-in-pieces';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function List({ rows, drawn }: { rows: readonly number[]; drawn: number[] }) {
  const shown = useRowsInPieces(rows, 3);
  drawn.push(shown.length);
  return <>{shown.join(' ')}</>;
}

it('a list that opens draws a screen of rows first, and then all of them in their order', () => {
  const drawn: number[] = [];
  const { container } = render(<List rows={numbers(5)} drawn={drawn} />);
  expect(drawn[0]).toBe(3);
  expect(container.textContent).toBe('0 1 2 3 4');
});

it('a list within a page that is itself drawn in pieces does the same', () => {
  const drawn: number[] = [];
  function Page({ isReady }: { isReady: boolean }) {
    return useOpenedInPieces(isReady) ? <List rows={numbers(8)} drawn={drawn} /> : null;
  }
  const { container, rerender } = render(<Page isReady={false} />);
  rerender(<Page isReady />);
  expect([...new Set(drawn)]).toEqual([3, 6, 8]);
  expect(container.textContent).toBe('0 1 2 3 4 5 6 7');
});

it('a shorter list is drawn whole, and one that gets shorter has no row too many', () => {
  const drawn: number[] = [];
  const { container, rerender } = render(<List rows={numbers(2)} drawn={drawn} />);
  expect(drawn.every((count) => count === 2)).toBe(true);
  rerender(<List rows={numbers(5)} drawn={drawn} />);
  expect(container.textContent).toBe('0 1 2 3 4');
  rerender(<List rows={numbers(1)} drawn={drawn} />);
  expect(container.textContent).toBe('0');
});

it('what has opened stays open while something is asked for again', () => {
  function Page({ isReady }: { isReady: boolean }) {
    return <>{useOpenedInPieces(isReady) ? 'open' : 'opening'}</>;
  }
  const { container, rerender } = render(<Page isReady={false} />);
  expect(container.textContent).toBe('opening');
  rerender(<Page isReady />);
  expect(container.textContent).toBe('open');
  rerender(<Page isReady={false} />);
  expect(container.textContent).toBe('open');
});
