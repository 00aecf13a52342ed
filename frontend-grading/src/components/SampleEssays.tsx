import { FlaskConical } from 'lucide-react';
import { messageOf } from '@marklight/api-client/errors';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { useAddSamplesMutation, useRemoveSamplesMutation } from '../api/samples-api';

interface SampleEssaysProps {
  /** Nothing is on the dashboard yet. */
  isEmpty: boolean;
  hasSamples: boolean;
  isProcessing: boolean;
}

/** Offers sample essays to somebody who has none, and removes them again in one step. */
export function SampleEssays({ isEmpty, hasSamples, isProcessing }: SampleEssaysProps) {
  const [add, adding] = useAddSamplesMutation();
  const [remove, removing] = useRemoveSamplesMutation();
  if (!isEmpty && !hasSamples) return null;

  const run = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change();
      toast({ title: 'Sample essays', message: done, tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    }
  };
  return (
    <aside className="ml-card gd-samples" aria-label="Sample essays">
      <FlaskConical size={20} aria-hidden />
      {hasSamples ? (
        <>
          <p>These sample essays are ours, not your students’. Remove them when you have seen enough.</p>
          <Button
            loading={removing.isLoading}
            disabled={isProcessing}
            onClick={() => void run(() => remove().unwrap(), 'They were removed, with their results.')}
          >
            Remove sample essays
          </Button>
        </>
      ) : (
        <>
          <p>New here? Try it with three short sample essays and a rubric.</p>
          <Button
            loading={adding.isLoading}
            onClick={() => void run(() => add().unwrap(), 'Three essays and a rubric are ready to grade.')}
          >
            Try with sample essays
          </Button>
        </>
      )}
    </aside>
  );
}
