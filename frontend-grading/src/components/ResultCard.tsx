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
      className={open ? 'ml-card gd-result gd-result-open' : 'ml-card gd-result'}
      aria-label={`Result of ${title}`}
    >
      <h3 className="gd-result-heading">
        <button
          type="button"
          className="gd-result-toggle ml-bar ml-gap-16 ml-full ml-pad"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <GradeChip grade={result.grade} large />
          <span className="gd-result-title ml-col ml-grow">
            <span className="gd-result-name ml-weight-600 ml-anywhere">{title}</span>
            {name !== result.essay.filename && (
              <span className="gd-filename ml-hint ml-size-15 ml-ellipsis">{result.essay.filename}</span>
            )}
          </span>
          {result.hasProposal && (
            <span className="gd-result-review">
              <Chip tone="blue">
                <GitCompare size={14} aria-hidden />
                Graded again
              </Chip>
            </span>
          )}
          {eyeCount > 0 && (
            <span className="gd-result-review">
              <Chip tone="orange">
                <Eye size={14} aria-hidden />
                Needs your eye
              </Chip>
            </span>
          )}
          <ScoreWords result={result} />
          <ChevronDown size={20} className="gd-chevron ml-fixed" aria-hidden />
        </button>
      </h3>
      <div id={bodyId} hidden={!open}>
        {open && (
          <Suspense
            fallback={
              <div className="gd-details">
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
