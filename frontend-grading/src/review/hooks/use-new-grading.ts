import { useEffect, useRef } from 'react';
import { toast } from '@marklight/ui/toast';

/**
 * Says so if a new grading is waiting beside the result that counts.
 * @param hasProposal whether one does; null while there is no result
 */
export function useNewGrading(hasProposal: boolean | null, onCompare: () => void): void {
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
