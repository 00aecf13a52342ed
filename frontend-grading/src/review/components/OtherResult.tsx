import { useMemo } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { GradingResult } from '@marklight/contracts/grading';
import { Button } from '@marklight/ui/antd';
import { ErrorState } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { usePutInForceMutation } from '../../api/proposals-api';
import { CriterionFeedback } from '../../components/CriterionFeedback';
import { Insights } from '../../components/Insights';
import { NeedsYourEye } from '../../components/NeedsYourEye';
import { OverallAnalysisView } from '../../components/OverallAnalysisView';
import { criterionId } from '../../logic/evidence';
import { itemsOf } from '../../logic/feedback';
import { useComparisonUntilSettled } from '../hooks/use-comparison';
import { CriteriaName, ResultsCompared, WhatIsReplaced } from './ResultsCompared';

export interface DoesNotCountProps {
  result: GradingResult;
  isReviewed: boolean;
  hasEdits: boolean;
}

/** Says that the result on the screen does not count, and lets the teacher put it in force. */
export function DoesNotCount({ result, isReviewed, hasEdits }: DoesNotCountProps) {
  const [putInForce, { isLoading, isSuccess }] = usePutInForceMutation();
  const { comparison, error, isFetching, refetch } = useComparisonUntilSettled(
    { id: result.essay.id, resultId: result.id },
    isLoading || isSuccess,
  );
  const choose = async () => {
    if (!comparison) return;
    const { inForce, proposed } = comparison;
    const reply = await putInForce({
      id: proposed.result.id,
      version: proposed.result.version,
      inForce: { id: inForce.result.id, version: inForce.result.version },
      isReviewed,
    });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'This result now counts', message: 'The other one is kept.', tone: 'success' });
  };
  return (
    <div className="er-counts-not ml-pad ml-stack ml-start ml-gap-6 ml-line-below ml-wash ml-size-14">
      <p>
        {hasEdits
          ? 'This result does not count. Before you use it, save or discard your changes to the one that counts.'
          : 'This result does not count, so it cannot be changed.'}
      </p>
      {comparison && (
        <>
          <p>
            {'It was graded with '}
            <CriteriaName criteriaSet={comparison.proposed.criteriaSet} />
            {'; the result that counts, with '}
            <CriteriaName criteriaSet={comparison.inForce.criteriaSet} />.
          </p>
          <ResultsCompared comparison={comparison} title="This result" />
          <WhatIsReplaced
            comparison={comparison}
            isReviewed={isReviewed}
            intro="If you use this result:"
            other="this result"
          />
        </>
      )}
      {error && !comparison && (
        <ErrorState
          title="What this result would change could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <Button disabled={hasEdits || !comparison} loading={isLoading} onClick={() => void choose()}>
        Use this result
      </Button>
    </div>
  );
}

export interface OtherResultProps {
  result: GradingResult;
  essayText: string;
  onShow: (criterion: number, start: number) => void;
}

/** A result that does not count, to read. */
export function OtherResult({ result, essayText, onShow }: OtherResultProps) {
  const items = useMemo(() => itemsOf(result), [result]);
  return (
    <>
      <NeedsYourEye result={result} isReviewed={result.essay.status === 'reviewed'} />
      {items.map((item) => (
        <CriterionFeedback
          key={item.number}
          id={criterionId(result.id, item.number)}
          item={item}
          essayText={essayText}
          onShow={onShow}
        />
      ))}
      <OverallAnalysisView analysis={result.overallAnalysis} />
      <Insights insights={result.contextualInsights} genre={result.genre} />
    </>
  );
}
