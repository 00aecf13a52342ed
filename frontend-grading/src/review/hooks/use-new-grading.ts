import { useEffect, useRef } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import { openProcessingStream } from '@marklight/api-client/events';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import { toast } from '@marklight/ui/toast';

/**
 * Fetches the open essay again when a page of it has been read or it has been graded, and says so where a new grading waits beside the result that counts.
 * @param hasProposal whether one does; null while there is no result
 */
export function useNewGrading(essayId: string, hasProposal: boolean | null, onCompare: () => void): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(
    () =>
      openProcessingStream({
        onEvent: (event) => {
          if (event.type === 'essay' && event.essayId === essayId)
            dispatch(baseApi.util.invalidateTags(['Essays']));
          if (event.type !== 'change' || event.status.essayId !== essayId) return;
          if (event.status.status === 'complete')
            dispatch(baseApi.util.invalidateTags(['Essays', 'Results']));
        },
      }),
    [essayId, dispatch],
  );
  const had = useRef<boolean | null>(null);
  useEffect(() => {
    const isNew = had.current === false && hasProposal === true;
    had.current = hasProposal;
    if (!isNew) return;
    toast({
      title: 'This essay was graded again',
      message: 'Your result counts until you accept the new one.',
      action: { label: 'Compare both', onSelect: onCompare },
    });
  });
}
