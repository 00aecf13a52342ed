import { Activity, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useResultsOfEssayQuery, useReviewedEssayQuery } from '../../api/review-api';
import { seenFrom, type ReviewSet } from '../hooks/use-review-set';
import type { TakeBack } from '../hooks/use-take-back';
import { ReviewScreen } from './ReviewScreen';

export interface PreparedProps {
  id: string;
  /** Whether it is the essay on the screen. Once it has been, it stays so as long as it is rendered. */
  isShown: boolean;
  /** Relative to the essay on the screen. */
  set: ReviewSet;
  takeBack: TakeBack;
}

/**
 * The screen of an essay: of the one that is shown, or of one that is likely to come next, which is loaded and drawn
 * while the teacher reads, outside the page, so that going on takes no time. A prepared essay does nothing (no
 * timers, no keys, no requests except for its data) before it is shown.
 */
export function Prepared({ id, isShown, set, takeBack }: PreparedProps) {
  const { currentData: essay } = useReviewedEssayQuery(id);
  const { currentData: results } = useResultsOfEssayQuery(id);
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'er-place-of-screen';
    return element;
  });
  const own = useMemo(() => (isShown ? set : seenFrom(set, id)), [isShown, set, id]);
  if (!essay || !results) return null;
  return (
    <>
      {isShown && <PutHere element={place} />}
      {createPortal(
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <ReviewScreen essay={essay} results={results} set={own} takeBack={takeBack} />
        </Activity>,
        place,
      )}
    </>
  );
}

/**
 * Runs before the effects of what `element` holds, which measure and focus elements that have to be on the page by
 * then.
 */
function PutHere({ element }: { element: HTMLElement }) {
  const parent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    parent.current?.append(element);
  }, [element]);
  return <div ref={parent} className="er-place-of-screen" />;
}
