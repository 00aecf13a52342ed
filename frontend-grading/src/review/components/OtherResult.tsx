import { useMemo } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { GradingResult } from '@marklight/contracts/grading';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { usePutInForceMutation } from '../../api/proposals-api';
import { CriterionFeedback } from '../../components/CriterionFeedback';
import { Insights } from '../../components/Insights';
import { NeedsYourEye } from '../../components/NeedsYourEye';
import { OverallAnalysisView } from '../../components/OverallAnalysisView';
import { criterionId } from '../../logic/evidence';
import { itemsOf } from '../../logic/feedback';

export interface DoesNotCountProps {
  result: GradingResult;
  inForce: GradingResult;
  isReviewed: boolean;
  hasEdits: boolean;
}

/** Says that the result on the screen does not count, and lets the teacher put it in force. */
export function DoesNotCount({ result, inForce, isReviewed, hasEdits }: DoesNotCountProps) {
  const [putInForce, { isLoading }] = usePutInForceMutation();
  const choose = async () => {
    const reply = await putInForce({
      id: result.id,
      version: result.version,
      inForce: { id: inForce.id, version: inForce.version },
      isReviewed,
    });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'This result now counts', message: 'The other one is kept.', tone: 'success' });
  };
  return (
    <div className="er-other er-counts-not">
      <p>
        {hasEdits
          ? 'This result does not count. Before you use it, save or discard your changes to the one that counts.'
          : 'This result does not count, so it cannot be changed.'}
      </p>
      <Button disabled={hasEdits} loading={isLoading} onClick={() => void choose()}>
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
      <NeedsYourEye result={result} />
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
