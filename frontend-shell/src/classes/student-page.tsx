import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { statusOf } from '@marklight/api-client/errors';
import type { Student } from '@marklight/contracts/classes';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { PageTurner } from '@marklight/ui/page-turner';
import { Link, useParams } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonLines, SkeletonRows } from '@marklight/ui/states';
import { STUDENT_ESSAYS_PER_PAGE, useClassStudentsQuery, useOwnClassQuery, useStudentWorkQuery } from './api';
import { AdviceSection } from './components/advice-section';
import { LevelsSection } from './components/levels-section';
import { StudentEssays } from './components/student-essays';

/** One student across the assignments of the class: what was advised last, the levels so far, and the essays. */
export function StudentPage() {
  const { classId = '', id = '' } = useParams();
  const { data: roster, error, isLoading, isFetching, refetch } = useClassStudentsQuery(classId);
  const { data: subject } = useOwnClassQuery(classId);
  const student = roster?.students.find((one) => one.id === id);
  return (
    <div className="ml-page">
      <Link to={pathTo(PAGES.class, { id: classId })} className="ml-inline ml-tap ml-size-15">
        <ArrowLeft size={16} aria-hidden />
        {subject?.name ?? 'The class'}
      </Link>
      {student ? (
        <StudentView key={id} student={student} />
      ) : isLoading ? (
        <div role="status" aria-label="Loading">
          <SkeletonLines count={2} />
        </div>
      ) : error && !roster && statusOf(error) !== 404 && statusOf(error) !== 400 ? (
        <ErrorState
          title="This student could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState
          isPage
          title="This student was not found."
          explanation="The class list may have changed."
          action={<Link to={pathTo(PAGES.class, { id: classId })}>Go to the class</Link>}
        />
      )}
    </div>
  );
}

function StudentView({ student: { id, name, email, studentNumber } }: { student: Student }) {
  const [page, setPage] = useState(1);
  const { data, currentData, error, isLoading, isFetching, refetch } = useStudentWorkQuery({ id, page });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const known = [studentNumber && `Student number ${studentNumber}`, email].filter(Boolean);
  return (
    <>
      <header className="ml-page-header">
        <div>
          <h1 ref={heading} tabIndex={-1} className="ml-anywhere">
            {name}
          </h1>
          {known.length > 0 && <p className="ml-lead ml-anywhere">{known.join(' · ')}</p>}
        </div>
      </header>
      {isLoading ? (
        <SkeletonRows count={6} />
      ) : error && !currentData ? (
        <ErrorState
          title="The essays could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data || data.total === 0 ? (
        <EmptyState
          title="No essays by this student yet."
          explanation="Essays filed under an assignment of the class are shown here once they are matched to the student."
        />
      ) : (
        <div className="ml-stack">
          {page === 1 && <AdviceSection essays={data.rows} />}
          <LevelsSection essays={data.rows} />
          <StudentEssays essays={data.rows} />
          <PageTurner page={page} pageRows={STUDENT_ESSAYS_PER_PAGE} total={data.total} onTurn={setPage} />
        </div>
      )}
    </>
  );
}
