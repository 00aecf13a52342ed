import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { statusOf } from '@marklight/api-client/errors';
import { CALIBRATION_ESSAYS_MAX, CALIBRATION_ESSAYS_MIN } from '@marklight/contracts/business';
import type { Calibration } from '@marklight/contracts/calibration';
import { PAGES } from '@marklight/contracts/routes';
import { Link, useParams, useSearchParams } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { shortName } from '@marklight/ui/words';
import { useCalibrationQuery } from './api';
import { ComparisonSection } from './components/comparison-section';
import { DifferencesSection } from './components/differences-section';
import { EssaysSection } from './components/essays-section';
import { InUseSection } from './components/in-use-section';
import { Marking } from './components/marking';
import { isMarked } from './logic/figures';
import './calibration.css';

/** Compares the grader with a teacher who marks without seeing its levels. */
export function CalibrationPage() {
  const { id = '' } = useParams();
  const { data, error, isLoading, isFetching, refetch } = useCalibrationQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="ml-page">
      <Link to={PAGES.rubrics} className="ml-inline ml-tap">
        <ArrowLeft size={16} aria-hidden />
        Rubrics
      </Link>
      {data ? (
        <CalibrationView calibration={data} />
      ) : isLoading ? (
        <SkeletonRows count={6} />
      ) : error && statusOf(error) !== 404 && statusOf(error) !== 400 ? (
        <ErrorState
          title="The calibration could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState
          isPage
          title="This rubric was not found."
          explanation="It may have been deleted, or is no longer shared with you."
          action={<Link to={PAGES.rubrics}>Go to rubrics</Link>}
        />
      )}
    </div>
  );
}

function CalibrationView({ calibration }: { calibration: Calibration }) {
  const [parameters, setParameters] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const essayId = parameters.get('essay');
  const seen = useRef(essayId);
  useEffect(() => {
    if (seen.current === essayId) return;
    seen.current = essayId;
    // Scrolls to it too: the list may be far down, and the essay and its levels begin at the top.
    heading.current?.focus();
  }, [essayId]);
  const assignmentId = parameters.get('assignment') ?? calibration.assignments[0]?.id ?? '';
  const go = (next: { assignment?: string; essay?: string }) =>
    setParameters({ assignment: assignmentId, ...next }, { replace: 'assignment' in next });
  const marked = calibration.marked.filter(({ levels }) => isMarked(levels)).length;
  const { comparison } = calibration;
  return (
    <>
      <header className="ml-page-header">
        <div>
          <h1 ref={heading} tabIndex={-1} className="ml-anywhere">
            Calibrate “{shortName(calibration.rubric.name)}”
          </h1>
          <p className="ml-lead">
            {marked === 0
              ? `Mark ${CALIBRATION_ESSAYS_MIN} to ${CALIBRATION_ESSAYS_MAX} essays without seeing the grader’s levels. You then see how close the grader comes to your levels.`
              : `${marked} marked. ${marked < CALIBRATION_ESSAYS_MIN ? `Mark at least ${CALIBRATION_ESSAYS_MIN}` : `Up to ${CALIBRATION_ESSAYS_MAX} make the figures more reliable`}.`}
          </p>
        </div>
      </header>
      {calibration.criteria.length === 0 ? (
        <EmptyState title="This rubric has no criteria yet." explanation="Add some, then calibrate it." />
      ) : essayId ? (
        <Marking
          key={essayId}
          calibration={calibration}
          essayId={essayId}
          assignmentId={assignmentId}
          onGo={(essay) => go(essay === null ? {} : { essay })}
        />
      ) : (
        <div className="ml-stack">
          {comparison && <ComparisonSection calibration={calibration} comparison={comparison} />}
          {(comparison || calibration.inUse) && <InUseSection calibration={calibration} />}
          {comparison && <DifferencesSection calibration={calibration} comparison={comparison} />}
          <EssaysSection
            calibration={calibration}
            assignmentId={assignmentId}
            onAssignment={(assignment) => go({ assignment })}
            onMark={(essay) => go({ essay })}
          />
        </div>
      )}
    </>
  );
}
