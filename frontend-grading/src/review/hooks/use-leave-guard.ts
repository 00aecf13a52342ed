import { useContext, useEffect, type ReactNode } from 'react';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { guardBack, NavigationContext } from '@marklight/ui/router';

const QUESTION = {
  title: 'Leave without saving?',
  body: 'Your changes to this essay’s feedback are not saved yet. They are lost if you leave now.',
  confirmLabel: 'Leave without saving',
  danger: true,
};

/**
 * Asks before a page with unsaved work is left: by a link or menu, by Back and Forward, and (in the
 * browser's own words) by closing or reloading. Draw what it returns.
 */
export function useLeaveGuard(active: boolean): ReactNode {
  const [ask, dialog] = useConfirm();
  const { navigator } = useContext(NavigationContext);

  useEffect(() => {
    if (!active) return;
    const guarded = navigator as { push: typeof navigator.push; replace: typeof navigator.replace };
    const { push, replace } = guarded;
    const afterAsking =
      (go: typeof push): typeof push =>
      (...to) =>
        void ask(QUESTION).then((leave) => {
          if (leave) go.apply(navigator, to);
        });
    guarded.push = afterAsking(push);
    guarded.replace = afterAsking(replace);

    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const stopGuarding = guardBack(() => ask(QUESTION));
    return () => {
      Object.assign(guarded, { push, replace });
      window.removeEventListener('beforeunload', warn);
      stopGuarding();
    };
  }, [active, ask, navigator]);

  return dialog;
}
