import { useEffect, useRef, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from '@marklight/ui/confirm-dialog';
import { useBlocker } from '@marklight/ui/router';
import { isShown } from '../logic/is-shown';

export type LeaveQuestion = Pick<ConfirmQuestion, 'title' | 'body' | 'confirmLabel' | 'cancelLabel'>;
const UNSAVED: LeaveQuestion = {
  title: 'Leave without saving?',
  body: 'Your changes to this essay’s feedback are not saved, and this browser cannot keep them on this device. They will be lost if you leave now.',
  confirmLabel: 'Leave without saving',
};

export const UNSAVED_TEXT: LeaveQuestion = {
  title: 'Leave without saving?',
  body: 'Your corrections to this essay’s text are not saved. They will be lost if you leave now.',
  confirmLabel: 'Leave without saving',
};

/** Longer than a dialog takes to close and to return the focus. */
const DIALOG_CLOSES_MS = 400;

/**
 * Asks before a page with unsaved work is left: by a link or menu, by Back and Forward, and (in the
 * browser's own words) by closing or reloading. Draw what it returns.
 * @param isActiveNow where it may be ahead of what is drawn
 */
export function useLeaveGuard(
  active: boolean,
  question: LeaveQuestion = UNSAVED,
  isActiveNow: () => boolean = () => active,
): ReactNode {
  const focused = useRef<Element | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked = currentLocation.pathname !== nextLocation.pathname && isActiveNow();
    if (isBlocked) focused.current = document.activeElement;
    return isBlocked;
  });
  const isOpen = blocker.state === 'blocked';
  useEffect(() => {
    const before = focused.current;
    if (isOpen || !before) return;
    focused.current = null;
    const timer = setTimeout(() => {
      const now = document.activeElement;
      const isLost = !now || now === document.body || !isShown(now);
      if (!isLost) return;
      const known = before !== document.body && before.isConnected ? before : null;
      const target = known ?? document.querySelector('h1[tabindex]');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }, DIALOG_CLOSES_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
  return (
    <ConfirmDialog
      open={isOpen}
      {...question}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
