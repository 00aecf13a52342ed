import { useCallback, useMemo, useState } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { criterionId, evidenceRangesOf, hasText, markId } from '../logic/evidence';
import { itemsOf, NO_FEEDBACK } from '../logic/feedback';
import { moveTo } from '../logic/move-to';
import { graderOf, languageOf } from '../logic/provider-words';
import { CriterionFeedback } from './CriterionFeedback';
import { EssayFlags } from './EssayFlags';
import { EssayText } from './EssayText';
import { Insights } from './Insights';
import { OverallAnalysisView } from './OverallAnalysisView';

/** Everything about one result, with the essay beside it. */
export function ResultDetails({ result }: { result: GradingResult }) {
  const items = useMemo(() => itemsOf(result), [result]);
  const text = hasText(result) ? result.essay.content : '';
  const ranges = useMemo(() => evidenceRangesOf(text, items), [text, items]);
  const [active, setActive] = useState<number | null>(null);

  const showInEssay = useCallback(
    (criterion: number, start: number) => {
      setActive(criterion);
      moveTo(markId(result.id, start));
    },
    [result.id],
  );
  const showCriterion = useCallback(
    (criterion: number) => {
      setActive(criterion);
      moveTo(criterionId(result.id, criterion));
    },
    [result.id],
  );

  return (
    <div className="gd-details">
      <EssayFlags flags={result.flags ?? []} />
      <div className="gd-beside">
        <div className="gd-feedback">
          <h4 className="gd-side-heading">Feedback by criterion</h4>
          {items.length === 0 && <p className="ml-hint">{NO_FEEDBACK}</p>}
          {items.map((item) => (
            <CriterionFeedback
              key={item.number}
              id={criterionId(result.id, item.number)}
              item={item}
              essayText={text}
              onShow={showInEssay}
            />
          ))}
          <OverallAnalysisView analysis={result.overallAnalysis} />
          <Insights insights={result.contextualInsights} />
        </div>
        <EssayText
          resultId={result.id}
          text={text}
          ranges={ranges}
          activeCriterion={active}
          onBack={showCriterion}
        />
      </div>
      <p>
        <Link to={pathTo(PAGES.essay, { id: result.essay.id })}>Open this essay to review it</Link>
      </p>
      <p className="ml-hint gd-provenance">
        {`Graded by ${graderOf({ name: result.provider, model: result.model })}${result.provider === 'built-in' && result.model ? ` (${result.model})` : ''}, by the standard of ${languageOf(result.locale)}, on ${dateWords(result.createdAt)}.`}
      </p>
    </div>
  );
}

function dateWords(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? 'an unknown date'
    : date.toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short' });
}
