import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';
import { criterionId, evidenceRangesOf, markId } from '../logic/evidence';
import { itemsOf, NO_FEEDBACK } from '../logic/feedback';
import { moveTo } from '../logic/move-to';
import { EssayText } from './EssayText';
import { Insights } from './Insights';
import { NeedsYourEye } from './NeedsYourEye';
import { OverallAnalysisView } from './OverallAnalysisView';

export interface FeedbackBesideEssayProps {
  result: GradingResult;
  /** The essay's text; empty where it was not loaded. */
  text: string;
  /** One element per criterion; `onShow` goes to a quote in the essay. */
  criteria: (onShow: (criterion: number, start: number) => void) => ReactNode[];
}

/** The feedback of one result with the essay beside it; quotes and their marks lead to each other. */
export function FeedbackBesideEssay({ result, text, criteria }: FeedbackBesideEssayProps) {
  const { id } = result;
  const ranges = useMemo(() => evidenceRangesOf(text, itemsOf(result)), [text, result]);
  const [active, setActive] = useState<number | null>(null);
  const showInEssay = useCallback(
    (criterion: number, start: number) => {
      setActive(criterion);
      moveTo(markId(id, start));
    },
    [id],
  );
  const showCriterion = useCallback(
    (criterion: number) => {
      setActive(criterion);
      moveTo(criterionId(id, criterion));
    },
    [id],
  );
  const elements = criteria(showInEssay);
  return (
    <>
      <NeedsYourEye result={result} isReviewed={result.essay.status === 'reviewed'} />
      <div className="gd-beside">
        <div className="ml-col">
          <h4 className="gd-side-heading ml-hint ml-weight-600">Feedback by criterion</h4>
          {elements.length > 0 ? elements : <p className="ml-hint">{NO_FEEDBACK}</p>}
          <OverallAnalysisView analysis={result.overallAnalysis} />
          <Insights insights={result.contextualInsights} genre={result.genre} />
        </div>
        <EssayText
          resultId={id}
          text={text}
          ranges={ranges}
          activeCriterion={active}
          onBack={showCriterion}
        />
      </div>
    </>
  );
}
