import { useEffect } from 'react';
import { PRODUCT_NAME } from '@marklight/contracts/business';

/**
 * Names the browser's tab after what the page shows, so that two classes in two tabs can be told apart.
 * @param name null leaves the tab's name as it is
 */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = `${name} · ${PRODUCT_NAME}`;
  }, [name]);
}
