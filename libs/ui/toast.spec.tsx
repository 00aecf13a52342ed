import { act, fireEvent, render, screen } from '@testing-library/react';
import { TIMINGS } from '@marklight/contracts/business';
import { dismissToast, toast, ToastHost } from './toast';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});
const show = (content: Parameters<typeof toast>[0]) => act(() => toast(content));

describe('toasts', () => {
  it('show one at a time: the newest takes the place of the last', () => {
    show({ title: 'First' });
    show({ title: 'Second', message: 'More' });
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('go by themselves after five seconds', () => {
    show({ title: 'Saved' });
    act(() => jest.advanceTimersByTime(TIMINGS.toastDuration - 1));
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stay while somebody points at them', () => {
    show({ title: 'Saved' });
    const card = screen.getByText('Saved').closest('.ml-toast') as Element;
    fireEvent.mouseMove(card, { screenX: 10 });
    fireEvent.mouseMove(card, { screenX: 14 });
    act(() => jest.advanceTimersByTime(TIMINGS.toastDuration * 2));
    expect(screen.queryByText('Saved')).not.toBeNull();
  });

  it('disappear on time when they appear under a resting pointer', () => {
    show({ title: 'Saved' });
    fireEvent.mouseMove(screen.getByText('Saved').closest('.ml-toast') as Element, {
      movementX: 0,
      screenX: 14,
    });
    act(() => jest.advanceTimersByTime(TIMINGS.toastDuration));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('give the second toast its own five seconds', () => {
    show({ title: 'First' });
    act(() => jest.advanceTimersByTime(TIMINGS.toastDuration - 100));
    show({ title: 'Second' });
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  it('announce an error immediately and everything else politely', () => {
    show({ title: 'Broken', tone: 'error' });
    expect(screen.getByRole('alert').textContent).toContain('Broken');
    show({ title: 'Saved', tone: 'success' });
    expect(screen.getByRole('status').textContent).toContain('Saved');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('are not dismissed by a click that was meant for the one before', () => {
    show({ title: 'First' });
    const dismissFirst = screen.getByRole('button', { name: 'Dismiss' });
    // The second is there, and not on the screen yet.
    act(() => {
      toast({ title: 'Second' });
      dismissFirst.click();
    });
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  it('offer a next step that happens here, and go with it', () => {
    const onSelect = jest.fn();
    show({ title: 'Saved', action: { label: 'Undo', onSelect } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be dismissed', () => {
    show({ title: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
