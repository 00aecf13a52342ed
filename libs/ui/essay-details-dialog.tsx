import { useState, type FormEvent } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { PERSON_NAME_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { Essay, UpdateEssayRequest } from '@marklight/contracts/essays';
import { Button } from '@marklight/ui/antd';
import { AssignmentSelect, type AssignmentChoice } from './assignment-select';
import { Dialog } from './overlays';
import { TextField } from './text-field';

export interface EssayDetailsDialogProps {
  open: boolean;
  essay: Essay;
  /** Undefined while they are not known. */
  assignments: readonly AssignmentChoice[] | undefined;
  /** Sends what was changed, and only that. Rejects with the failure. */
  onSave: (changes: UpdateEssayRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Whose essay it is, and where it is filed. Give it a new `key` for each opening. */
export function EssayDetailsDialog({ open, essay, assignments, onSave, onClose }: EssayDetailsDialogProps) {
  const [studentName, setStudentName] = useState(essay.studentName ?? '');
  const [assignmentId, setAssignmentId] = useState(essay.assignmentId ?? '');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const choices = withCurrent(assignments ?? [], essay);
  const nameError =
    studentName.trim().length > PERSON_NAME_MAX_CHARACTERS
      ? `A name has at most ${PERSON_NAME_MAX_CHARACTERS} characters.`
      : fieldErrorsOf(failure)['studentName'];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || studentName.trim().length > PERSON_NAME_MAX_CHARACTERS) return;
    const changes: UpdateEssayRequest = {};
    if (studentName.trim() !== (essay.studentName ?? '')) changes.studentName = studentName.trim() || null;
    if (assignmentId !== (essay.assignmentId ?? '')) changes.assignmentId = assignmentId || null;
    if (Object.keys(changes).length === 0) return onClose();
    setSaving(true);
    setFailure(null);
    try {
      await onSave(changes);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const cancel = () => {
    if (!saving) onClose();
  };
  return (
    <Dialog
      open={open}
      title="Essay details"
      width={520}
      footer={null}
      mask={{ closable: false }}
      onCancel={cancel}
    >
      <form className="ml-form" noValidate onSubmit={(event) => void save(event)}>
        <p className="ml-hint" style={{ overflowWrap: 'anywhere' }}>
          {essay.filename}
        </p>
        <TextField
          label="Student’s name"
          value={studentName}
          autoComplete="off"
          error={nameError}
          onChange={(event) => {
            setStudentName(event.target.value);
            setFailure(null);
          }}
        />
        <AssignmentSelect
          label="Class and assignment"
          none="Not filed under an assignment"
          value={assignmentId}
          assignments={choices}
          disabled={assignments === undefined}
          hint={
            assignments?.length === 0
              ? 'You have no assignments yet. Make one under Classes to file essays there.'
              : undefined
          }
          onChange={setAssignmentId}
        />
        {failure !== null && nameError === undefined && (
          <p className="ml-field-error" role="alert">
            {messageOf(failure)}
          </p>
        )}
        <div className="ml-actions">
          <Button onClick={cancel} disabled={saving}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" loading={saving}>
            {saving ? 'Saving...' : 'Save changes'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The list is not always complete; where the essay is now can always be kept. */
function withCurrent(assignments: readonly AssignmentChoice[], essay: Essay): readonly AssignmentChoice[] {
  const { assignmentId, assignmentTitle, className } = essay;
  if (assignmentId === null || assignments.some(({ id }) => id === assignmentId)) return assignments;
  const current = { title: assignmentTitle ?? 'Another assignment', className: className ?? 'Another class' };
  return [{ id: assignmentId, classId: 'current', ...current }, ...assignments];
}
