import { lazy, Suspense, useState } from 'react';
import type { DrawerProps, ModalProps } from '@marklight/ui/antd-overlay';

const LazyModal = lazy(() => import('@marklight/ui/antd-overlay').then(({ Modal }) => ({ default: Modal })));
const LazyDrawer = lazy(() =>
  import('@marklight/ui/antd-overlay').then(({ Drawer }) => ({ default: Drawer })),
);

/** A dialog with antd's Modal props, whose code comes when it first opens. */
export function Dialog(props: ModalProps & { open: boolean }) {
  const needed = useOnceTrue(props.open);
  return needed ? (
    <Suspense fallback={null}>
      <LazyModal {...props} />
    </Suspense>
  ) : null;
}

/** A panel from the side with antd's Drawer props, whose code comes when it first opens. */
export function SideDrawer(props: DrawerProps & { open: boolean }) {
  const needed = useOnceTrue(props.open);
  return needed ? (
    <Suspense fallback={null}>
      <LazyDrawer {...props} />
    </Suspense>
  ) : null;
}

/** Stays true after the first time: a closing dialog still has to be drawn. */
function useOnceTrue(value: boolean): boolean {
  const [seen, setSeen] = useState(value);
  if (value && !seen) setSeen(true);
  return seen || value;
}
