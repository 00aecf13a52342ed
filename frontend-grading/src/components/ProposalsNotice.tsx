import { messageOf } from '@marklight/api-client/errors';
import type { GradingResult } from '@marklight/contracts/grading';
import { PROPOSALS_MAX } from '@marklight/contracts/proposals';
import { Button } from '@marklight/ui/antd';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useAcceptProposalsMutation } from '../api/proposals-api';

/** Essays graded again while their results carry decisions: accepted together, or one by one on the review page. */
export function ProposalsNotice({ results }: { results: readonly GradingResult[] }) {
  const [accept, { isLoading }] = useAcceptProposalsMutation();
  const [ask, dialog] = useConfirm();
  const essayIds = results.filter(({ hasProposal }) => hasProposal).map(({ essay }) => essay.id);
  if (essayIds.length === 0) return null;
  const chosen = essayIds.slice(0, PROPOSALS_MAX);
  const acceptAll = async () => {
    const agreed = await ask({
      title: `Accept ${countOf(chosen.length, 'new grading')}?`,
      body: 'What you decided on a criterion is kept wherever the new grading has the same criterion. The results that count now are kept too, and you can go back to them.',
      confirmLabel: `Accept ${chosen.length}`,
    });
    if (!agreed) return;
    const reply = await accept(chosen);
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else
      toast({
        title: 'Accepted',
        message: `${countOf(reply.data.accepted.length, 'new grading')} now ${reply.data.accepted.length === 1 ? 'counts' : 'count'}.`,
        tone: 'success',
      });
  };
  return (
    <div className="gd-proposals">
      <p>
        {essayIds.length === 1
          ? '1 essay was graded again. Your result counts until you accept the new one.'
          : `${essayIds.length} essays were graded again. Your results count until you accept the new ones.`}
      </p>
      <Button loading={isLoading} onClick={() => void acceptAll()}>
        {chosen.length === 1 ? 'Accept it' : `Accept all ${chosen.length}`}
      </Button>
      {dialog}
    </div>
  );
}
