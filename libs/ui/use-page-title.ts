import { useEffect } from 'react';
import { PRODUCT_NAME } from '@marklight/contracts/business';

/** Names the browser's tab after what the page shows, so that two classes in two tabs can be told apart. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · ${PRODUCT_NAME}`;
  }, [name]);
}
