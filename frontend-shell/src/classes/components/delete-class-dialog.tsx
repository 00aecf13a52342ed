import { statusOf } from '@marklight/api-client/errors';
import { CLASS_MESSAGES, type Class } from '@marklight/contracts/classes';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { useDeleteClassMutation } from '../api';
import { DeleteDialog } from '../../forms/delete-dialog';

export interface DeleteClassDialogProps {
  open: boolean;
  subject: Class;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Says what happens to a class's assignments, list and essays, then deletes it. */
export function DeleteClassDialog({ open, subject, onClose, onDeleted }: DeleteClassDialogProps) {
  const [deleteClass] = useDeleteClassMutation();
  const run = async () => {
    const reply = await deleteClass(subject.id);
    // The requirements show no error message here, so the dialog stays and offers to try again.
    const gone = !reply.error || statusOf(reply.error) === 404;
    if (gone) {
      toast({ ...CLASS_MESSAGES.deleted, tone: 'success' });
      onDeleted?.();
    }
    return gone;
  };
  return (
    <DeleteDialog
      open={open}
      title="Delete this class?"
      confirmLabel="Delete class"
      onDelete={run}
      onClose={onClose}
    >
      <p>
        <strong className="ml-anywhere">{shortName(subject.name)}</strong>
      </p>
      <p>{whatGoes(subject)}</p>
      <p>{whatStays(subject.essayCount)}</p>
      <p>A deleted class cannot be restored.</p>
    </DeleteDialog>
  );
}

function whatGoes({ assignmentCount, rosterSize }: Class): string {
  const parts = [
    assignmentCount > 0 ? `its ${countOf(assignmentCount, 'assignment')}` : '',
    rosterSize > 0 ? `its list of ${countOf(rosterSize, 'student')}` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'It has no assignments and no class list.';
  return `This deletes the class with ${parts.join(' and ')}.`;
}

function whatStays(essayCount: number): string {
  if (essayCount === 0) return 'No essays are filed under it.';
  return essayCount === 1
    ? 'Its 1 essay stays on the Essays page with its results, and is no longer filed under a class.'
    : `Its ${countOf(essayCount, 'essay')} stay on the Essays page with their results, and are no longer filed under a class.`;
}
