import { FlaskConical } from 'lucide-react';
import { messageOf } from '@marklight/api-client/errors';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { useAddSamplesMutation, useRemoveSamplesMutation } from '../api/samples-api';

/**
 * Offers sample essays to somebody who has none. It is where the essays will be, so that nothing moves when they
 * arrive.
 */
export function SampleOffer() {
  const [add, { isLoading }] = useAddSamplesMutation();
  return (
    <aside className="ml-row" aria-label="Sample essays">
      <p className="ml-main">New here? Try it with three short sample essays and a rubric.</p>
      <Button
        loading={isLoading}
        onClick={() => void run(() => add().unwrap(), 'Three essays and a rubric are ready to grade.')}
      >
        Try with sample essays
      </Button>
    </aside>
  );
}

/** Says which essays are samples, and removes them in one step. */
export function SampleNotice({ isProcessing }: { isProcessing: boolean }) {
  const [remove, { isLoading }] = useRemoveSamplesMutation();
  return (
    <aside className="ml-card ml-pad ml-row" aria-label="Sample essays">
      <FlaskConical size={20} aria-hidden />
      <p className="ml-main">
        These sample essays are ours, not your students’. Remove them when you have finished looking.
      </p>
      <Button
        loading={isLoading}
        disabled={isProcessing}
        onClick={() => void run(() => remove().unwrap(), 'They were removed, with their results.')}
      >
        Remove sample essays
      </Button>
    </aside>
  );
}

async function run(change: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await change();
    toast({ title: 'Sample essays', message: done, tone: 'success' });
  } catch (error) {
    toast({ title: 'Error', message: messageOf(error), tone: 'error' });
  }
}
