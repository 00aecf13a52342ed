import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Stands in for the scroll lock of @rc-component/portal, which writes a style element that a strict
 * Content-Security-Policy refuses: the page behind a dialog keeps still by a class of base.css.
 */
function useScrollLocker(lock?: boolean): void {
  useLayoutEffect(() => {
    if (!lock) return;
    locks += 1;
    const { documentElement: page } = document;
    // The width of the scroll bar is kept free only where there is one, so that nothing moves sideways.
    page.classList.toggle('ml-scrolls', page.scrollHeight > window.innerHeight);
    page.classList.add('ml-locked');
    return () => {
      locks -= 1;
      if (locks === 0) page.classList.remove('ml-locked', 'ml-scrolls');
    };
  }, [lock]);
}

// eslint-disable-next-line import-x/no-default-export -- the module it replaces has one
export default useScrollLocker;
