import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from '@marklight/ui/confirm-dialog';
import { useBlocker } from '@marklight/ui/router';

export type LeaveQuestion = Pick<ConfirmQuestion, 'title' | 'body' | 'confirmLabel' | 'cancelLabel'>;
const UNSAVED: LeaveQuestion = {
  title: 'Leave without saving?',
  body: 'Your changes to this essay’s feedback are not saved yet. They will be lost if you leave now.',
  confirmLabel: 'Leave without saving',
};

/**
 * Asks before a page with unsaved work is left: by a link or menu, by Back and Forward, and (in the
 * browser's own words) by closing or reloading. Draw what it returns.
 */
export function useLeaveGuard(active: boolean, question: LeaveQuestion = UNSAVED): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      {...question}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
