import { ChevronDown, Eye, GitCompare } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';
import { Chip, GradeChip } from '@marklight/ui/chips';
import { SkeletonLines } from '@marklight/ui/states';
import { eyeCountOf, titleOf } from '../logic/results-order';
import { ScoreWords } from './ScoreWords';

const ResultDetails = lazy(() =>
  import('./ResultDetails').then((loaded) => ({ default: loaded.ResultDetails })),
);

/** One essay's result: a line with grade and score that opens to show all the feedback. */
export const ResultCard = memo(function ResultCard({
  result,
  studentMark,
}: {
  result: GradingResult;
  /** Number or email, where the name alone does not say whose it is. */
  studentMark: string | null;
}) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  const eyeCount = eyeCountOf(result);
  const name = titleOf(result);
  const title = studentMark === null ? name : `${name} (${studentMark})`;
  return (
    <article
      className={open ? 'ml-card ml-unpadded gd-result-open' : 'ml-card ml-unpadded'}
      aria-label={`Result of ${title}`}
    >
      <h3>
        <button
          type="button"
          className="gd-result-toggle ml-bare ml-row ml-full ml-pad ml-radius"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={20} className="gd-chevron" aria-hidden />
          <GradeChip grade={result.grade} large />
          <span className="ml-main ml-col">
            <span className="ml-weight-600 ml-anywhere">{title}</span>
            {name !== result.essay.filename && (
              <span className="ml-hint ml-weight-400 ml-ellipsis">{result.essay.filename}</span>
            )}
          </span>
          {result.hasProposal && (
            <Chip tone="blue">
              <GitCompare size={14} aria-hidden />
              Graded again
            </Chip>
          )}
          {eyeCount > 0 && (
            <Chip tone="orange">
              <Eye size={14} aria-hidden />
              Needs your eye
            </Chip>
          )}
          <ScoreWords result={result} />
        </button>
      </h3>
      <div id={bodyId} hidden={!open}>
        {open && (
          <Suspense
            fallback={
              <div className="ml-card-part ml-line-above">
                <SkeletonLines />
              </div>
            }
          >
            <ResultDetails result={result} />
          </Suspense>
        )}
      </div>
    </article>
  );
});
