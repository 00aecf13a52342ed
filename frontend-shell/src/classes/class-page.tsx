import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { statusOf } from '@marklight/api-client/errors';
import type { Class } from '@marklight/contracts/classes';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { Link, useNavigate, useParams } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonLines } from '@marklight/ui/states';
import { countOf, dateOf } from '@marklight/ui/words';
import { useClassAssignmentsQuery, useClassStudentsQuery, useOwnClassQuery } from './api';
import { AssignmentsSection } from './components/assignments-section';
import { ClassDialog } from './components/class-dialog';
import { DeleteClassDialog } from './components/delete-class-dialog';
import { RosterSection } from './components/roster-section';
import { usePageTitle } from '@marklight/ui/use-page-title';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';

/** One class: its name, its assignments and its students. */
export function ClassPage() {
  const { id = '' } = useParams();
  const { currentData: subject, error, isLoading, isFetching, refetch } = useOwnClassQuery(id);
  return (
    <div className="ml-page">
      <Link to={PAGES.classes} className="ml-inline ml-tap ml-size-15">
        <ArrowLeft size={16} aria-hidden />
        All classes
      </Link>
      {subject ? (
        <ClassView subject={subject} />
      ) : isLoading || (isFetching && !error) ? (
        <div role="status" aria-label="Loading">
          <SkeletonLines count={2} />
        </div>
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState
          isPage
          title="This class was not found."
          explanation="It may have been deleted."
          action={<Link to={PAGES.classes}>Go to your classes</Link>}
        />
      ) : (
        <ErrorState
          title="This class could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function ClassView({ subject }: { subject: Class }) {
  const { id, name, description, createdAt, studentCount, essayCount } = subject;
  usePageTitle(name);
  const navigate = useNavigate();
  const editor = useSubjectDialog<Class>();
  const deletion = useSubjectDialog<Class>();
  const isRosterPlaced = useRosterPlaced(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  return (
    <>
      <header className="ml-page-header">
        <div>
          <h1 ref={heading} tabIndex={-1} className="ml-anywhere">
            {name}
          </h1>
          <p className="ml-lead">
            {`Created ${dateOf(createdAt)} · ${countOf(studentCount, 'student')}`}
            {essayCount > 0 && (
              <>
                {' · '}
                <Link to={`${PAGES.essays}?class=${id}`} className="ml-nowrap">
                  {countOf(essayCount, 'essay')}
                </Link>
              </>
            )}
          </p>
          {description && <p className="ml-above-8 ml-measure ml-anywhere ml-prewrap">{description}</p>}
        </div>
        <div className="ml-actions">
          <Button icon={<Pencil size={18} aria-hidden />} onClick={() => editor.show(subject)}>
            Edit class
          </Button>
          <Button danger icon={<Trash2 size={18} aria-hidden />} onClick={() => deletion.show(subject)}>
            Delete class
          </Button>
        </div>
      </header>
      <div className="ml-columns ml-columns-uneven">
        <AssignmentsSection classId={id} />
        {isRosterPlaced && <RosterSection classId={id} />}
      </div>
      {editor.subject && (
        <ClassDialog key={editor.opening} open={editor.open} saved={editor.subject} onClose={editor.hide} />
      )}
      {deletion.subject && (
        <DeleteClassDialog
          key={`delete-${deletion.opening}`}
          open={deletion.open}
          subject={deletion.subject}
          onClose={deletion.hide}
          onDeleted={() => void navigate(PAGES.classes)}
        />
      )}
    </>
  );
}

/**
 * Whether the place of the class list is known: on a phone it is below the assignments, and would move as they arrive.
 * Its students are fetched in the meantime.
 */
function useRosterPlaced(classId: string): boolean {
  useClassStudentsQuery(classId, { selectFromResult: () => ({}) });
  const { isPlaced } = useClassAssignmentsQuery(classId, {
    selectFromResult: ({ isLoading, isUninitialized }) => ({ isPlaced: !isLoading && !isUninitialized }),
  });
  return isPlaced;
}
