import type { ReactNode } from 'react';

/** Stands in for antd's shared tooltip, which nothing here turns on and every first view would pay 12 KB for. */
function NoUniqueTooltips({ children }: { children: ReactNode }): ReactNode {
  return children;
}

// eslint-disable-next-line import-x/no-default-export -- the module it replaces has one
export default NoUniqueTooltips;
