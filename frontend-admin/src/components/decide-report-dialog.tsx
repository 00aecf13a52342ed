import type { DecideRubricReportRequest, RubricReport } from '@marklight/contracts/rubric-reports';
import { ReasonDialog } from '@marklight/ui/reason-dialog';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { useDecideRubricReportMutation } from '../api/people-api';
import { useAdmin } from '../hooks/admin-context';

export type Decision = DecideRubricReportRequest['decision'];

const WORDS = {
  remove: {
    title: 'Remove this rubric from public?',
    body: 'After that, only its author and the people it is shared with can use it, and it cannot be made public again. Its author sees your reason.',
    save: 'Remove from public',
    saving: 'Removing...',
    done: 'Rubric removed from public',
  },
  keep: {
    title: 'Keep this rubric public?',
    body: 'Every open report of it is closed. Your reason is kept in the audit log.',
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
  const words = WORDS[decision];
  return (
    <ReasonDialog
      open={open}
      title={words.title}
      subject={shortName(report.rubric.name)}
      label="Reason"
      saveLabel={words.save}
      savingLabel={words.saving}
      saving={isLoading}
      danger={decision === 'remove'}
      onSave={(reason) => decide({ email, id: report.id, body: { decision, reason } })}
      onDone={() => {
        toast({ title: words.done, tone: 'success' });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{words.body}</p>
    </ReasonDialog>
  );
}
