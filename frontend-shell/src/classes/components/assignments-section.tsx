import {
  CalendarDays,
  EllipsisVertical,
  FileText,
  ListChecks,
  PenLine,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { messageOf, statusOf } from '@marklight/api-client/errors';
import type { Assignment } from '@marklight/contracts/classes';
import { GENRE_WORDS } from '@marklight/contracts/genre';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { MenuButton } from '@marklight/ui/menu-button';
import { Link } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { countOf, dateOf, shortName } from '@marklight/ui/words';
import { useLazyOwnAssignmentQuery } from '@marklight/api-client/assignments-api';
import { useClassAssignmentsQuery, useDeleteAssignmentMutation } from '../api';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import { AssignmentDialog } from '@marklight/ui/assignment-form/assignment-dialog';
import { DeleteDialog } from '../../forms/delete-dialog';

/** The assignments of one class, with their editor. */
export function AssignmentsSection({ classId }: { classId: string }) {
  const { data, error, isLoading, isFetching, refetch } = useClassAssignmentsQuery(classId);
  const editor = useSubjectDialog<Assignment | null>();
  const deletion = useSubjectDialog<Assignment>();
  const [load] = useLazyOwnAssignmentQuery();
  /** Long texts that were left out of the list must not be overwritten. */
  const edit = async (one: Assignment) => {
    if (!one.isShortened) return editor.show(one);
    const { data: whole, error } = await load(one.id);
    if (whole) editor.show(whole);
    else toast({ title: 'Error', message: messageOf(error), tone: 'error' });
  };
  return (
    <section className="ml-card ml-section" aria-labelledby="cl-assignments">
      <div className="ml-row ml-between">
        <h2 id="cl-assignments">Assignments</h2>
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => editor.show(null)}>
          New assignment
        </Button>
      </div>
      {isLoading ? (
        <SkeletonRows count={3} />
      ) : error && !data ? (
        <ErrorState
          title="The assignments could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data && data.length > 0 ? (
        <ul className="ml-lined ml-list">
          {data.map((one) => (
            <AssignmentRow
              key={one.id}
              assignment={one}
              onEdit={() => void edit(one)}
              onDelete={() => deletion.show(one)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="This class has no assignments yet."
          explanation="Add one to file essays under it and to choose the rubric that grades them."
        />
      )}
      {editor.subject !== undefined && (
        <AssignmentDialog
          key={editor.opening}
          open={editor.open}
          classId={classId}
          saved={editor.subject}
          onClose={editor.hide}
        />
      )}
      {deletion.subject && (
        <DeleteAssignmentDialog
          key={`delete-${deletion.opening}`}
          open={deletion.open}
          subject={deletion.subject}
          onClose={deletion.hide}
        />
      )}
    </section>
  );
}

interface AssignmentRowProps {
  assignment: Assignment;
  onEdit: () => void;
  onDelete: () => void;
}

function AssignmentRow({ assignment, onEdit, onDelete }: AssignmentRowProps) {
  const {
    id,
    classId,
    title,
    description,
    instructions,
    genre,
    dueDate,
    rubricName,
    pastedCriteria,
    essayCount,
    isShortened,
  } = assignment;
  return (
    <li className="ml-item ml-stack ml-gap-6">
      <div className="ml-card-head">
        <h3 className="ml-anywhere">
          <Link to={pathTo(PAGES.assignment, { classId, id })}>{title}</Link>
        </h3>
        <MenuButton
          label={`Actions for ${shortName(title)}`}
          items={[
            { label: 'Edit', icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
            { label: 'Delete', icon: <Trash2 size={18} aria-hidden />, danger: true, onSelect: onDelete },
          ]}
        >
          <EllipsisVertical size={20} aria-hidden />
        </MenuButton>
      </div>
      {isShortened && (
        <p className="ml-hint">
          Its description and instructions are too long for this list. Choose Edit to see them.
        </p>
      )}
      {description && <p className="ml-anywhere ml-prewrap">{description}</p>}
      {instructions && (
        <details>
          <summary>Instructions</summary>
          <p className="ml-anywhere ml-prewrap">{instructions}</p>
        </details>
      )}
      <ul className="ml-list ml-row ml-hint">
        <li className="ml-inline">
          <CalendarDays size={16} aria-hidden />
          {dueDate === null ? 'No due date' : `Due ${dateOf(dueDate)}`}
        </li>
        <li className="ml-inline">
          <ListChecks size={16} aria-hidden />
          <span className="ml-anywhere">{gradedByWords(rubricName, pastedCriteria)}</span>
        </li>
        {genre !== null && (
          <li className="ml-inline">
            <PenLine size={16} aria-hidden />
            {GENRE_WORDS[genre]}
          </li>
        )}
        <li className="ml-inline">
          <FileText size={16} aria-hidden />
          {essayCount === 0 ? (
            countOf(essayCount, 'essay')
          ) : (
            <Link to={`${PAGES.essays}?assignment=${id}`}>{countOf(essayCount, 'essay')}</Link>
          )}
        </li>
      </ul>
    </li>
  );
}

interface DeleteAssignmentDialogProps {
  open: boolean;
  subject: Assignment;
  onClose: () => void;
}

function DeleteAssignmentDialog({ open, subject, onClose }: DeleteAssignmentDialogProps) {
  const [deleteAssignment] = useDeleteAssignmentMutation();
  const { title, essayCount } = subject;
  const run = async () => {
    const reply = await deleteAssignment(subject.id);
    const gone = !reply.error || statusOf(reply.error) === 404;
    if (gone)
      toast({ title: 'Assignment Deleted', message: 'The assignment has been deleted.', tone: 'success' });
    else toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    return gone;
  };
  return (
    <DeleteDialog
      open={open}
      title="Delete this assignment?"
      confirmLabel="Delete assignment"
      onDelete={run}
      onClose={onClose}
    >
      <p>
        <strong className="ml-anywhere">{shortName(title)}</strong>
      </p>
      <p>
        {essayCount === 0
          ? 'No essays are filed under it.'
          : `${essayCount === 1 ? 'Its 1 essay stays' : `Its ${countOf(essayCount, 'essay')} stay`} on the Essays page, no longer filed under an assignment.`}
      </p>
      {essayCount > 0 && (
        <p>
          Results and your decisions stay with the essays. The class and its students’ pages no longer show
          them.
        </p>
      )}
      <p>A deleted assignment cannot be restored.</p>
    </DeleteDialog>
  );
}

function gradedByWords(rubricName: string | null, pasted: number): string {
  if (rubricName !== null) return shortName(rubricName);
  return pasted > 0 ? countOf(pasted, 'pasted criterion', 'pasted criteria') : 'No rubric';
}
