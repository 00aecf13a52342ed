import { Eye } from 'lucide-react';
import { useId, useMemo } from 'react';
import { needsYourEye, type TriagedResult } from '@marklight/contracts/triage';
import { countOf } from '@marklight/ui/words';

export interface NeedsYourEyeProps {
  result: TriagedResult;
  /** The teacher has looked; the reasons stay to be read. */
  isReviewed?: boolean;
  /** The level of its heading, one below the heading above it. */
  level?: 3 | 4;
  /** For places with little room: several reasons are counted, and unfold. */
  folds?: boolean;
}

/**
 * What the teacher should look at before trusting a result, with the reasons; renders nothing where nothing
 * stands out.
 */
export function NeedsYourEye({ result, isReviewed = false, level = 4, folds = false }: NeedsYourEyeProps) {
  const headingId = useId();
  const reasons = useMemo(() => needsYourEye(result), [result]);
  if (reasons.length === 0) return null;
  const Heading = level === 3 ? 'h3' : 'h4';
  const isFolded = folds && reasons.length > 1;
  const heading = (
    <Heading id={headingId} className="ml-inline ml-hint ml-weight-600">
      <Eye size={18} aria-hidden />
      {isReviewed ? 'What stood out before your review' : 'Needs your eye'}
      {isFolded && `: ${countOf(reasons.length, 'reason')}`}
    </Heading>
  );
  const list = (
    <ul className="ml-list ml-stack ml-gap-4 ml-above-8">
      {reasons.map(({ code, words, quote }, index) => (
        <li key={`${code}-${index}`} className="ml-box ml-orange ml-size-15">
          <p>{words}</p>
          {quote !== null && <p className="ml-aside ml-above-4 ml-anywhere ml-serif">{quote}</p>}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={headingId}>
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}
