import { useState, type ReactNode } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { Alert } from './alert';
import { FormDialog } from './form-dialog';
import { TextAreaField } from './text-area-field';

export interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What it is about: its name. */
  subject: string;
  /** What happens, before the field. */
  children: ReactNode;
  /** Of the field. */
  label: string;
  saveLabel: string;
  savingLabel: string;
  saving: boolean;
  danger?: boolean;
  /** Sends the reason; what it gives as an error is shown, and what was typed stays. */
  onSave: (reason: string) => Promise<{ error?: unknown }>;
  /** Called after the reason was sent. */
  onDone: () => void;
  onCancel: () => void;
}

/** Says what happens to one thing, asks why in a sentence, and does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { subject, children, label, onSave, onDone, ...dialog } = props;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    setRefusal(null);
    const { error } = await onSave(reason);
    if (!error) return onDone();
    const field = fieldErrorsOf(error)['reason'];
    setProblem(field);
    if (field === undefined) setRefusal(messageOf(error));
  };
  return (
    <FormDialog {...dialog} errors={{ reason: problem }} onSave={() => void save()}>
      <Alert text={refusal} />
      <p className="ml-anywhere">
        <strong>{subject}</strong>
      </p>
      {children}
      <TextAreaField
        label={label}
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
