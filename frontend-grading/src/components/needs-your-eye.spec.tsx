import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NeedsYourEye } from './NeedsYourEye';

afterEach(() => cleanup());

const flags = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ code: 'short', message: `Reason ${at + 1}.`, evidence: null },
  })) as never;
const shown = (count: number) =>
  render(<NeedsYourEye result={{ feedback: [], flags: flags(count) } as never} folds />);

describe('what needs the eye, where there is little room', () => {
  it('counts several reasons, and unfolds them', () => {
    const { container } = shown(3);
    expect(screen.getByRole('heading', { name: 'Needs your eye: 3 reasons' })).toBeTruthy();
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    fireEvent.click(screen.getByText('Needs your eye: 3 reasons'));
    expect(details?.open).toBe(true);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Reason 1.',
      'Reason 2.',
      'Reason 3.',
    ]);
  });

  it('shows a single one', () => {
    const { container } = shown(1);
    expect(container.querySelector('details')).toBeNull();
    expect(screen.getByText('Reason 1.')).toBeTruthy();
  });
});
