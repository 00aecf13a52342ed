import { memo } from 'react';
import { ArrowLeft } from 'lucide-react';
import { statusOf } from '@marklight/api-client/errors';
import type { Assignment } from '@marklight/contracts/classes';
import { isolated } from '@marklight/contracts/direction';
import { GENRE_WORDS } from '@marklight/contracts/genre';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { BegunWith } from '@marklight/ui/begun-with';
import { Link, useParams } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonLines, SkeletonRows } from '@marklight/ui/states';
import { useOpenedInPieces } from '@marklight/ui/use-in-pieces';
import { countOf, dateOf } from '@marklight/ui/words';
import { usePageTitle } from '@marklight/ui/use-page-title';
import { useOneAssignmentQuery, useStandingQuery } from './assignment-api';
import { AssignmentWork } from './components/AssignmentWork';
import { EditAssignment } from './components/EditAssignment';
import { PasteCriteria } from './components/PasteCriteria';
import { HandIns } from './components/HandIns';
import { hasFound, useComparison } from './components/SharedNotice';
import { SharedPassages } from './components/SharedPassages';
import { useCardsKnown } from './hooks/use-cards-known';

/** One assignment, from hand-in to hand-back. */
export function AssignmentPage() {
  const { id = '', classId = '' } = useParams();
  const assignment = useOneAssignmentQuery(id, { refetchOnMountOrArgChange: true });
  const standing = useStandingQuery(id, { refetchOnMountOrArgChange: true });
  const hasCards = useCardsKnown(id, standing.currentData ?? undefined);
  const isOpen = useOpenedInPieces(Boolean(assignment.currentData && standing.currentData && hasCards));
  const comparison = useComparison(id, standing.currentData ?? undefined);
  const broken = [assignment, standing].find((query) => query.error && !query.currentData);
  if (broken && [400, 404].includes(statusOf(broken.error) ?? 0)) {
    return (
      <div className="ml-page">
        <EmptyState
          isPage
          title="This assignment was not found."
          explanation="It may have been deleted. Its essays stay on the Essays page."
          action={<Link to={pathTo(PAGES.class, { id: classId })}>Go to the class</Link>}
        />
      </div>
    );
  }
  if (broken) {
    return (
      <div className="ml-page">
        <ErrorState
          title="This assignment could not be loaded."
          error={broken.error}
          retrying={assignment.isFetching || standing.isFetching}
          onRetry={() => void Promise.all([assignment.refetch(), standing.refetch()])}
        />
      </div>
    );
  }
  if (!isOpen || !assignment.currentData || !standing.currentData) {
    return (
      <BegunWith>
        <div className="ml-page ml-stack ml-thumbs" role="status" aria-label="Loading">
          <SkeletonLines count={3} />
          <SkeletonRows count={5} />
        </div>
      </BegunWith>
    );
  }
  return (
    <div className="ml-page ml-stack ml-thumbs">
      <Header assignment={assignment.currentData} />
      <AssignmentWork
        key={id}
        assignment={assignment.currentData}
        standing={standing.currentData}
        comparison={comparison}
      />
      {standing.currentData.rosterSize > 0 && (
        <HandIns key={`roster-${id}`} assignmentId={id} unmatched={standing.currentData.unmatched} />
      )}
      {standing.currentData.essays > 0 && (
        <SharedPassages key={`shared-${id}`} assignmentId={id} isFound={hasFound(comparison)} />
      )}
    </div>
  );
}

const Header = memo(function Header({ assignment }: { assignment: Assignment }) {
  const { title, className, classId, dueDate, rubricName, pastedCriteria, genre, description, instructions } =
    assignment;
  usePageTitle(title);
  const facts = [
    dueDate === null ? 'No due date' : `Due ${dateOf(dueDate)}`,
    rubricName !== null
      ? `Rubric: ${isolated(rubricName)}`
      : pastedCriteria > 0
        ? countOf(pastedCriteria, 'pasted criterion', 'pasted criteria')
        : 'No rubric',
    ...(genre === null ? [] : [GENRE_WORDS[genre]]),
  ];
  return (
    <header className="ml-col ml-start ml-gap-4">
      <Link to={pathTo(PAGES.class, { id: classId })} className="ml-inline ml-tap">
        <ArrowLeft size={16} aria-hidden />
        <bdi>{className}</bdi>
      </Link>
      <h1 className="ml-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <div className="ml-row">
        <p className="ml-lead">{facts.join(' · ')}</p>
        <EditAssignment assignment={assignment} />
        <PasteCriteria assignment={assignment} />
      </div>
      {description && <p className="ml-measure ml-above-8 ml-anywhere ml-preline">{description}</p>}
      {instructions && (
        <details>
          <summary>Instructions</summary>
          <p className="ml-measure ml-above-8 ml-anywhere ml-preline">{instructions}</p>
        </details>
      )}
    </header>
  );
});
