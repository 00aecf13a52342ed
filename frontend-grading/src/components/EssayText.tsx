import { Fragment, memo, useMemo } from 'react';
import { highlightSegments } from '@marklight/ui/highlight-segments';
import { markId, type EvidenceRange } from '../logic/evidence';

export interface EssayTextProps {
  resultId: string;
  text: string;
  ranges: readonly EvidenceRange[];
  /** Its evidence is marked strongly, the rest pale; null: all alike. */
  activeCriterion: number | null;
  onBack: (criterion: number) => void;
}

/**
 * The essay with the quoted words marked. Behind each quote stand the numbers of the criteria it bears on,
 * which lead back to their feedback. Text is only ever drawn as text nodes.
 */
export const EssayText = memo(function EssayText(props: EssayTextProps) {
  const { resultId, text, ranges, activeCriterion, onBack } = props;
  const segments = useMemo(() => highlightSegments(text, ranges), [text, ranges]);
  const starts = useMemo(() => new Set(ranges.map((range) => range.start)), [ranges]);
  const headingId = `gd-essay-heading-${resultId}`;
  return (
    <div className="gd-essay-pane ml-shrink">
      <h4 className="gd-side-heading ml-hint ml-weight-600" id={headingId}>
        Essay
      </h4>
      <div
        className="gd-essay-scroll ml-frame ml-paper ml-scrolls"
        role="region"
        aria-labelledby={headingId}
        tabIndex={0}
      >
        {text === '' ? (
          <p className="ml-hint">The text of this essay was not loaded with the result.</p>
        ) : (
          <div className="ml-essay" dir="auto">
            {segments.map((segment) =>
              segment.criteria.length === 0 ? (
                <Fragment key={segment.start}>{segment.text}</Fragment>
              ) : (
                <Fragment key={segment.start}>
                  <mark
                    id={starts.has(segment.start) ? markId(resultId, segment.start) : undefined}
                    tabIndex={-1}
                    className={isPale(segment.criteria, activeCriterion) ? 'ml-mark ml-mark-pale' : 'ml-mark'}
                  >
                    {segment.text}
                  </mark>
                  {segment.endsHere.map((criterion) => (
                    <button
                      key={criterion}
                      type="button"
                      className="gd-mark-number"
                      aria-label={`Back to criterion ${criterion}`}
                      onClick={() => onBack(criterion)}
                    >
                      {criterion}
                    </button>
                  ))}
                </Fragment>
              ),
            )}
          </div>
        )}
      </div>
    </div>
  );
});

function isPale(criteria: readonly number[], active: number | null): boolean {
  return active !== null && !criteria.includes(active);
}
