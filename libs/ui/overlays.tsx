import { lazy, Suspense, useLayoutEffect } from 'react';
import type { DrawerProps, ModalProps } from '@marklight/ui/antd-overlay';
import { useOnceTrue } from './use-once-true';

const LazyModal = lazy(() => import('@marklight/ui/antd-overlay').then(({ Modal }) => ({ default: Modal })));
const LazyDrawer = lazy(() =>
  import('@marklight/ui/antd-overlay').then(({ Drawer }) => ({ default: Drawer })),
);

/** A dialog with antd's Modal props, whose code is loaded when it first opens. */
export function Dialog(props: ModalProps & { open: boolean }) {
  const needed = useOnceTrue(props.open);
  useScrollLock(props.open);
  return needed ? (
    <Suspense fallback={null}>
      <LazyModal getContainer={overlayRoot} {...props} />
    </Suspense>
  ) : null;
}

/** A panel from the side with antd's Drawer props, whose code is loaded when it first opens. */
export function SideDrawer(props: DrawerProps & { open: boolean }) {
  const needed = useOnceTrue(props.open);
  useScrollLock(props.open);
  return needed ? (
    <Suspense fallback={null}>
      <LazyDrawer getContainer={overlayRoot} styles={{ wrapper: { maxWidth: '100vw' } }} {...props} />
    </Suspense>
  ) : null;
}

/**
 * Where dialogs and drawers are rendered. For those rendered straight into the body, antd stops the page's scrolling with
 * a style element without a nonce, which the Content-Security-Policy refuses; elsewhere it leaves scrolling to us.
 */
function overlayRoot(): HTMLElement {
  const found = document.getElementById('ml-overlays');
  if (found) return found;
  const root = document.createElement('div');
  root.id = 'ml-overlays';
  return document.body.appendChild(root);
}

let locks = 0;

/** Keeps the page behind a dialog still while it is open. */
function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    locks += 1;
    const { documentElement: page } = document;
    // The width of the scroll bar is reserved only where there is one, so that nothing moves sideways.
    page.classList.toggle('ml-scrolls', page.scrollHeight > window.innerHeight);
    page.classList.add('ml-locked');
    return () => {
      locks -= 1;
      if (locks === 0) page.classList.remove('ml-locked', 'ml-scrolls');
    };
  }, [locked]);
}
