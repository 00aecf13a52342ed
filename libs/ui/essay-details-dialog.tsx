import { useState } from 'react';
import { PERSON_NAME_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { Essay, UpdateEssayRequest } from '@marklight/contracts/essays';
import { AssignmentSelect, type AssignmentChoice } from './assignment-select';
import { RecordDialog } from './record-dialog';
import { TextField } from './text-field';
import { ConflictingValue } from './conflicting-value';
import { useRecordForm } from './use-record-form';

export interface EssayDetailsDialogProps {
  open: boolean;
  essay: Essay;
  /** Undefined while they are not known. */
  assignments: readonly AssignmentChoice[] | undefined;
  /** Sends only what was changed, with the previous values. Rejects with the failure. */
  onSave: (changes: UpdateEssayRequest) => Promise<unknown>;
  /** What is saved now, where it differs from what the form was filled with. */
  fetchSaved: () => Promise<Essay | null>;
  onClose: () => void;
}

const NOT_FILED = 'Not filed under an assignment';
const valuesOf = (saved: Essay | null) => ({
  studentName: saved?.studentName ?? '',
  assignmentId: saved?.assignmentId ?? '',
});

/** Whose essay it is, and where it is filed. Give it a new `key` for each opening. */
export function EssayDetailsDialog(props: EssayDetailsDialogProps) {
  const { open, essay, assignments, onSave, fetchSaved, onClose } = props;
  const [saving, setSaving] = useState(false);
  const form = useRecordForm({ saved: essay, valuesOf, fetchSaved });
  const { values, version } = form;
  const filings = [essay, version.theirs].filter((one) => one !== null);
  const choices = withFilings(assignments ?? [], filings);

  const save = async () => {
    if (values.studentName.trim().length > PERSON_NAME_MAX_CHARACTERS) {
      form.setErrors({ studentName: `A name can have at most ${PERSON_NAME_MAX_CHARACTERS} characters.` });
      return;
    }
    const changes = changesOf(form.base ?? essay, values);
    if (changes === null) return onClose();
    setSaving(true);
    try {
      await onSave(changes);
      onClose();
    } catch (error) {
      form.fail(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <RecordDialog
      open={open}
      form={form}
      title="Essay details"
      saving={saving}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <p className="ml-hint" style={{ overflowWrap: 'anywhere' }}>
        {essay.filename}
      </p>
      <div>
        <TextField
          label="Student’s name"
          value={values.studentName}
          autoComplete="off"
          error={form.errors.studentName}
          onChange={(event) => form.set('studentName', event.target.value)}
        />
        <ConflictingValue form={form} field="studentName" what="name" />
      </div>
      <div>
        <AssignmentSelect
          label="Class and assignment"
          none={NOT_FILED}
          value={values.assignmentId}
          assignments={choices}
          disabled={assignments === undefined}
          hint={
            assignments?.length === 0
              ? 'You have no assignments yet. Create one under Classes to file essays under it.'
              : undefined
          }
          onChange={(assignmentId) => form.set('assignmentId', assignmentId)}
        />
        <ConflictingValue
          form={form}
          field="assignmentId"
          what="assignment"
          shown={choices.find(({ id }) => id === version.theirs?.assignmentId)?.title ?? NOT_FILED}
        />
      </div>
    </RecordDialog>
  );
}

/** Only changed details, so that two tabs that change different ones do not conflict. Null if nothing was changed. */
function changesOf(base: Essay, values: ReturnType<typeof valuesOf>): UpdateEssayRequest | null {
  const { studentName, assignmentId } = base;
  const typed = { studentName: values.studentName.trim() || null, assignmentId: values.assignmentId || null };
  const renamed = typed.studentName !== studentName;
  const filed = typed.assignmentId !== assignmentId;
  if (!renamed && !filed) return null;
  return {
    ...(renamed && { studentName: typed.studentName }),
    ...(filed && { assignmentId: typed.assignmentId }),
    was: { ...(renamed && { studentName }), ...(filed && { assignmentId }) },
  };
}

/** The list is not always complete; where the essay is or was filed can always be chosen. */
function withFilings(
  assignments: readonly AssignmentChoice[],
  filings: readonly Essay[],
): readonly AssignmentChoice[] {
  return filings.reduce((choices, { assignmentId, assignmentTitle, className }) => {
    if (assignmentId === null || choices.some(({ id }) => id === assignmentId)) return choices;
    const title = assignmentTitle ?? 'Another assignment';
    return [
      { id: assignmentId, classId: 'current', title, className: className ?? 'Another class' },
      ...choices,
    ];
  }, assignments);
}
