import { messageOf, statusOf } from '@marklight/api-client/errors';
import type { Rubric } from '@marklight/contracts/rubrics';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { DeleteDialog } from '../../forms/delete-dialog';
import { useDeleteRubricMutation } from '../api';
import { sharedWithWords } from '../logic/shares';

export interface DeleteRubricDialogProps {
  open: boolean;
  rubric: Rubric;
  onClose: () => void;
}

/** Says what goes and what stays, then deletes the rubric. */
export function DeleteRubricDialog({ open, rubric, onClose }: DeleteRubricDialogProps) {
  const [deleteRubric] = useDeleteRubricMutation();
  const run = async () => {
    const { error } = await deleteRubric(rubric.id);
    const gone = !error || statusOf(error) === 404;
    if (gone) toast({ title: 'Rubric Deleted', message: 'The rubric has been deleted.', tone: 'success' });
    else toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    return gone;
  };
  return (
    <DeleteDialog
      open={open}
      title="Delete this rubric?"
      confirmLabel="Delete rubric"
      onDelete={run}
      onClose={onClose}
    >
      <p className="ml-anywhere">
        <strong>{shortName(rubric.name)}</strong>
      </p>
      <p>{`This deletes the rubric with its ${countOf(rubric.criteria.length, 'criterion', 'criteria')}.`}</p>
      {(rubric.isPublic || rubric.sharedWith.length > 0) && <p>{whoLosesIt(rubric)}</p>}
      <p>
        Essays that were graded with it keep their results. Assignments that use it are left without a rubric.
      </p>
      <p>A deleted rubric cannot be restored.</p>
    </DeleteDialog>
  );
}

function whoLosesIt({ isPublic, sharedWith }: Rubric): string {
  if (isPublic) return 'It is public: other teachers can no longer use it.';
  return `It is shared with ${sharedWithWords(sharedWith)}, who can no longer use it.`;
}
