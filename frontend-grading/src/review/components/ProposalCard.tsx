import { messageOf } from '@marklight/api-client/errors';
import { Button } from '@marklight/ui/antd';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { momentOf } from '@marklight/ui/words';
import { useDeclineProposalMutation, usePutInForceMutation } from '../../api/proposals-api';
import { useComparisonUntilSettled } from '../hooks/use-comparison';
import { ComparedRows, CriteriaName, WhatIsReplaced } from './ResultsCompared';

export interface ProposalCardProps {
  essayId: string;
  isReviewed: boolean;
  /** Accepting would lose them. */
  hasEdits: boolean;
}

/** Says that the essay was graded again, shows both results side by side, and lets the teacher choose. */
export function ProposalCard({ essayId, isReviewed, hasEdits }: ProposalCardProps) {
  const [putInForce, accepting] = usePutInForceMutation();
  const [decline, declining] = useDeclineProposalMutation();
  const isSettled = [accepting, declining].some(({ isLoading, isSuccess }) => isLoading || isSuccess);
  const { comparison, error, isFetching, refetch } = useComparisonUntilSettled({ id: essayId }, isSettled);
  if (error && !comparison) {
    return (
      <ErrorState
        title="The newer grading could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!comparison) return <SkeletonLines />;
  const { inForce, proposed } = comparison;
  const accept = async () => {
    const reply = await putInForce({
      id: proposed.result.id,
      version: proposed.result.version,
      inForce: { id: inForce.result.id, version: inForce.result.version },
      isReviewed,
    });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else
      toast({
        title: 'New grading accepted',
        message: 'It now counts. The earlier result is kept.',
        tone: 'success',
      });
  };
  const keep = async () => {
    const reply = await decline({
      id: proposed.result.id,
      version: proposed.result.version,
      inForceId: inForce.result.id,
      inForceVersion: inForce.result.version,
    });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'Your result stays', message: 'The new grading is kept among the earlier ones.' });
  };
  const { rubric, name } = proposed.criteriaSet;
  const isPlainName = !rubric || /^(?:the )?rubric\b/iu.test(name);
  return (
    <section className="ml-stack ml-gap-12" aria-labelledby="er-proposal">
      <h2 id="er-proposal">Graded again</h2>
      <p>
        {`This essay was graded again with ${isPlainName ? '' : 'the rubric '}`}
        <CriteriaName criteriaSet={proposed.criteriaSet} />
        {` on ${momentOf(proposed.result.createdAt)}. Your result counts until you accept the new one.`}
      </p>
      <ComparedRows comparison={comparison} title="New grading" />
      <WhatIsReplaced
        comparison={comparison}
        isReviewed={isReviewed}
        intro="If you accept the new grading:"
      />
      {hasEdits && <p className="ml-hint">Save or discard your changes first.</p>}
      <div className="ml-actions">
        <Button disabled={accepting.isLoading} loading={declining.isLoading} onClick={() => void keep()}>
          Keep my result
        </Button>
        <Button
          type="primary"
          disabled={hasEdits || declining.isLoading}
          loading={accepting.isLoading}
          onClick={() => void accept()}
        >
          Accept the new grading
        </Button>
      </div>
    </section>
  );
}
