import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import type { DecideRubricReportRequest, RubricReport } from '@marklight/contracts/rubric-reports';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { useDecideRubricReportMutation } from '../api/people-api';
import { useAdmin } from '../hooks/admin-context';
import { Alert } from './alert';

export type Decision = DecideRubricReportRequest['decision'];

const WORDS = {
  remove: {
    title: 'Remove this rubric from public?',
    body: 'Only its author and the people it is shared with can use it then, and it cannot be public again. Its author reads your reason.',
    save: 'Remove from public',
    saving: 'Removing...',
    done: 'Rubric removed from public',
  },
  keep: {
    title: 'Keep this rubric public?',
    body: 'Every open report of it is closed. Your reason stays in the audit log.',
    save: 'Keep it',
    saving: 'Keeping...',
    done: 'Rubric kept',
  },
} as const;

export interface DecideReportDialogProps {
  open: boolean;
  report: RubricReport;
  decision: Decision;
  onClose: () => void;
}

/** Asks why, then decides every open report of the rubric. */
export function DecideReportDialog({ open, report, decision, onClose }: DecideReportDialogProps) {
  const { email } = useAdmin();
  const [decide, { isLoading }] = useDecideRubricReportMutation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const words = WORDS[decision];
  const save = async () => {
    setRefusal(null);
    const { error } = await decide({ email, id: report.id, body: { decision, reason } });
    if (error) {
      const field = fieldErrorsOf(error)['reason'];
      setProblem(field);
      if (field === undefined) setRefusal(messageOf(error));
      return;
    }
    toast({ title: words.done, tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={words.title}
      saveLabel={words.save}
      savingLabel={words.saving}
      saving={isLoading}
      danger={decision === 'remove'}
      errors={{ reason: problem }}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <Alert text={refusal} />
      <p className="ad-anywhere">
        <strong>{shortName(report.rubric.name)}</strong>
      </p>
      <p>{words.body}</p>
      <TextAreaField
        label="Reason"
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
