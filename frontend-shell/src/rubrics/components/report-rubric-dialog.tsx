import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import type { Rubric } from '@marklight/contracts/rubrics';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { useReportRubricMutation } from '../api';

export interface ReportRubricDialogProps {
  open: boolean;
  rubric: Rubric;
  onClose: () => void;
}

/** Asks what is wrong with somebody's public rubric and tells the administrators. */
export function ReportRubricDialog({ open, rubric, onClose }: ReportRubricDialogProps) {
  const [report, { isLoading }] = useReportRubricMutation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const { error } = await report({ id: rubric.id, reason });
    if (error) {
      setProblem(fieldErrorsOf(error)['reason'] ?? messageOf(error));
      return;
    }
    toast({ title: 'Rubric Reported', message: 'An administrator will look at it.', tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="Report this rubric"
      saveLabel="Report rubric"
      savingLabel="Reporting..."
      saving={isLoading}
      errors={{ reason: problem }}
      onSave={() => void send()}
      onCancel={onClose}
    >
      <p className="rb-anywhere">
        <strong>{shortName(rubric.name)}</strong>
      </p>
      <p>Administrators see your report with your email. Its author does not learn who wrote it.</p>
      <TextAreaField
        label="What is wrong with it?"
        rows={3}
        value={reason}
        error={problem}
        onChange={(value) => {
          setReason(value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
