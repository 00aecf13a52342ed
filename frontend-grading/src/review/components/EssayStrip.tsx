import { Check, ChevronLeft, ChevronRight, Eye } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@marklight/ui/antd';
import { Link } from '@marklight/ui/router';
import type { ReviewSet } from '../hooks/use-review-set';
import type { SetRow } from '../logic/essay-set';

/** Number of essays on either side of the one on the screen; a strip of thousands would be no help. */
const SHOWN_AROUND = 40;

/** Where the essay is in its set, with links to the others. */
export function EssayStrip({ set }: { set: ReviewSet }) {
  const { rows, place, eyes, previous, next, go, wayTo } = set;
  const list = useRef<HTMLOListElement>(null);
  const current = rows[place]?.id;
  useLayoutEffect(() => {
    const [frame, item] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (frame && item) frame.scrollLeft = item.offsetLeft - frame.clientWidth / 2;
  }, [current]);
  if (place < 0 || rows.length < 2) return null;
  const first = Math.max(0, place - SHOWN_AROUND);
  return (
    <div className="er-strip ml-bar ml-gap-4 ml-grow" role="group" aria-label="Essays of this set">
      <Button
        type="text"
        icon={<ChevronLeft size={18} aria-hidden />}
        aria-label="Previous essay"
        title="Previous essay (P)"
        aria-keyshortcuts="P ArrowLeft"
        disabled={!previous}
        onClick={() => previous && go(previous)}
      />
      <p className="er-place ml-size-15 ml-numbers">
        {`${place + 1} of ${rows.length}`}
        {/* On a phone this may take two lines; the words about what needs your eye stay on one. */}
        {eyes > 0 && ` · ${eyes}\u00a0${eyes === 1 ? 'needs' : 'need'}\u00a0your\u00a0eye`}
      </p>
      <Button
        type="text"
        icon={<ChevronRight size={18} aria-hidden />}
        aria-label="Next essay"
        title="Next essay (N)"
        aria-keyshortcuts="N ArrowRight"
        disabled={!next}
        onClick={() => next && go(next)}
      />
      <ol ref={list} className="er-stops ml-list ml-flex ml-gap-4 ml-shrink">
        {rows.slice(first, place + SHOWN_AROUND + 1).map((row, index) => (
          <li key={row.id}>
            <Link
              {...wayTo(row)}
              className={`er-key ml-bare ml-centre${row.needsEye ? ' ml-orange' : row.isReviewed ? ' ml-soft ml-wash' : ''}`}
              // One tab stop on the way to the essay, not eighty: the buttons and keys lead to the others.
              tabIndex={row.id === current ? 0 : -1}
              aria-current={row.id === current ? 'page' : undefined}
              aria-label={`${first + index + 1}: ${row.name}, ${stateOf(row)}`}
              title={`${row.name}, ${stateOf(row)}`}
            >
              {row.isReviewed ? (
                <Check size={14} aria-hidden />
              ) : row.needsEye ? (
                <Eye size={14} aria-hidden />
              ) : (
                first + index + 1
              )}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stateOf({ isReviewed, needsEye, isGraded, isGone }: SetRow): string {
  if (isGone) return 'not found';
  if (isReviewed) return 'reviewed';
  if (needsEye) return 'needs your eye';
  return isGraded ? 'ready for review' : 'not graded yet';
}
