import { Pencil, Plus } from 'lucide-react';
import type { Student } from '@marklight/contracts/classes';
import { Button } from '@marklight/ui/antd';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { countOf } from '@marklight/ui/words';
import { useClassStudentsQuery } from '../api';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import { RosterDialog } from './roster-dialog';

/** The students of one class, with their editor. */
export function RosterSection({ classId }: { classId: string }) {
  const { data, error, isLoading, isFetching, refetch } = useClassStudentsQuery(classId);
  const editor = useSubjectDialog<readonly Student[]>();
  const students = data ?? [];
  return (
    <section className="ml-card cl-section" aria-labelledby="cl-roster">
      <div className="cl-section-head">
        <h2 id="cl-roster">Class list</h2>
        {data && (
          <Button
            icon={students.length > 0 ? <Pencil size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
            onClick={() => editor.show(students)}
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
          <RosterTable students={students} />
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
          students={editor.subject}
          onClose={editor.hide}
        />
      )}
    </section>
  );
}

function RosterTable({ students }: { students: readonly Student[] }) {
  const hasEmails = students.some((student) => student.email !== null);
  const hasNumbers = students.some((student) => student.studentNumber !== null);
  return (
    <div className="cl-roster-scroll" role="region" aria-labelledby="cl-roster" tabIndex={0}>
      <table className="cl-roster">
        <thead>
          <tr>
            <th scope="col">{hasEmails ? 'Name and email' : 'Name'}</th>
            {hasNumbers && <th scope="col">Student number</th>}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, email, studentNumber }) => (
            <tr key={id}>
              <td>
                {name}
                {email !== null && <span className="cl-roster-email">{email}</span>}
              </td>
              {hasNumbers && <td>{studentNumber ?? '-'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
