import type { Rubric } from '@marklight/contracts/rubrics';
import { ReasonDialog } from '@marklight/ui/reason-dialog';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { useReportRubricMutation } from '../api';

export interface ReportRubricDialogProps {
  open: boolean;
  rubric: Rubric;
  onClose: () => void;
}

/** Asks what is wrong with somebody's public rubric and reports it to the administrators. */
export function ReportRubricDialog({ open, rubric, onClose }: ReportRubricDialogProps) {
  const [report, { isLoading }] = useReportRubricMutation();
  return (
    <ReasonDialog
      open={open}
      title="Report this rubric"
      subject={shortName(rubric.name)}
      label="What is wrong with it?"
      saveLabel="Report rubric"
      savingLabel="Reporting..."
      saving={isLoading}
      onSave={(reason) => report({ id: rubric.id, reason })}
      onDone={() => {
        toast({ title: 'Rubric Reported', message: 'An administrator will look at it.', tone: 'success' });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        Administrators see your report with your email. The rubric’s author does not learn who reported it.
      </p>
    </ReasonDialog>
  );
}
