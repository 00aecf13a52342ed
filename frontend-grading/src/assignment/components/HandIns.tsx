import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { countOf } from '@marklight/ui/words';
import { useAssignmentRosterQuery } from '../hand-ins-api';
import { labelOf, type Listed } from '../logic/listed';

export interface HandInsProps {
  assignmentId: string;
  /** Essays that are by nobody on the class list, as far as is known. */
  unmatched: number;
}

/** Whether every essay is matched to a student of the class, and who has not handed in. */
export function HandIns(props: HandInsProps) {
  return (
    <section className="ml-card ml-stack" aria-labelledby="as-hand-ins">
      <h2 id="as-hand-ins">Class list</h2>
      <Loaded {...props} />
    </section>
  );
}

function Loaded({ assignmentId, unmatched }: HandInsProps) {
  const query = useAssignmentRosterQuery(assignmentId, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    return (
      <ErrorState
        title="The list of who has handed in could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows count={3} />;
  if (data.students.length === 0) {
    return (
      <EmptyState
        title="This class has no class list."
        explanation="Add one on the class page, and essays will be matched to its students."
      />
    );
  }
  const hasEssays = unmatched > 0 || data.students.some(({ essayIds }) => essayIds.length > 0);
  return (
    <>
      {hasEssays && data.toMatch.length === 0 && (
        <p role="status">
          {unmatched === 0
            ? 'Every essay is matched to a student.'
            : `${countOf(unmatched, 'essay is', 'essays are')} by nobody on the class list.`}
        </p>
      )}
      <Missing students={data.students} />
    </>
  );
}

function Missing({ students }: { students: readonly Listed[] }) {
  const missing = students.filter(({ essayIds }) => essayIds.length === 0);
  if (missing.length === 0) return <p>Everybody has handed in.</p>;
  return (
    <section aria-labelledby="as-missing">
      <h3 id="as-missing">
        Not handed in: {missing.length} of {countOf(students.length, 'student')}
      </h3>
      <ul className="ml-list ml-wrap ml-apart ml-above-8 ml-anywhere">
        {missing.map((one) => (
          // Only the name is isolated: a <bdi> around name and number would put the number before a right-to-left name.
          <li key={one.id}>{labelOf(one)}</li>
        ))}
      </ul>
    </section>
  );
}
