import { lazy, Suspense } from 'react';
import { SkeletonLines } from '@marklight/ui/states';
import type { FilePagesProps } from './FilePages';

const Pages = lazy(async () => ({ default: (await import('./FilePages')).FilePages }));

/** The pages of the file; their code is fetched when they are first looked at. */
export function LaterFilePages(props: FilePagesProps) {
  return (
    <Suspense fallback={<SkeletonLines />}>
      <Pages {...props} />
    </Suspense>
  );
}
