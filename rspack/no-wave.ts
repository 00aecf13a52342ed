import type { ReactNode } from 'react';

/** Stands in for the wave that antd lets run from a pressed button: the theme has none. */
function NoWave({ children }: { children?: ReactNode }): ReactNode {
  return children ?? null;
}

// eslint-disable-next-line import-x/no-default-export -- the module it replaces has one
export default NoWave;
