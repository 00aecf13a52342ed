import { Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '@marklight/ui/antd';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { countOf } from '@marklight/ui/words';
import { useClassStudentsQuery, type Roster } from '../api';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import { RosterDialog } from './roster-dialog';

const loadTable = () => import('./roster-table').then((loaded) => ({ default: loaded.RosterTable }));
const RosterTable = lazy(loadTable);

/** The students of one class, with their editor. */
export function RosterSection({ classId }: { classId: string }) {
  const { data, error, isLoading, isFetching, refetch } = useClassStudentsQuery(classId);
  const editor = useSubjectDialog<Roster>();
  const students = data?.students ?? [];
  // The table's code loads while the students are being fetched.
  useEffect(() => void loadTable().catch(() => undefined), []);
  return (
    <section className="ml-card ml-section" aria-labelledby="cl-roster">
      <div className="ml-row ml-between">
        <h2 id="cl-roster">Class list</h2>
        {data && (
          <Button
            icon={students.length > 0 ? <Pencil size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
            onClick={() => editor.show(data)}
          >
            {students.length > 0 ? 'Edit class list' : 'Add students'}
          </Button>
        )}
      </div>
      {isLoading ? (
        <SkeletonRows count={3} />
      ) : error && !data ? (
        <ErrorState
          title="The class list could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : students.length > 0 ? (
        <>
          <p className="ml-hint">{countOf(students.length, 'student')}</p>
          <Suspense fallback={<SkeletonRows count={Math.min(students.length, 8)} />}>
            <RosterTable classId={classId} students={students} labelledBy="cl-roster" />
          </Suspense>
        </>
      ) : (
        <EmptyState
          title="No students are listed yet."
          explanation="The list is optional. With it, the names on essays are matched to your students."
        />
      )}
      {editor.subject !== undefined && (
        <RosterDialog
          key={editor.opening}
          open={editor.open}
          classId={classId}
          roster={editor.subject}
          onClose={editor.hide}
        />
      )}
    </section>
  );
}
