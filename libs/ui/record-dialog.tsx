import type { ReactNode } from 'react';
import { ConflictNotice } from './conflict-notice';
import { FormDialog } from './form-dialog';
import type { FormValues, RecordForm } from './use-record-form';

export interface RecordDialogProps<Values extends FormValues> {
  open: boolean;
  form: RecordForm<unknown, Values>;
  title: string;
  /** On the button that makes a new one; absent where something saved is edited. */
  createLabel?: string;
  saving: boolean;
  waiting?: boolean;
  /** The fields, each with a ConflictingValue beneath it. */
  children: ReactNode;
  onSave: (element: HTMLFormElement) => void;
  onCancel: () => void;
}

/** The dialog of a record's form, with what another tab saved meanwhile. */
export function RecordDialog<Values extends FormValues>(props: RecordDialogProps<Values>) {
  const { form, createLabel, children, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      saveLabel={createLabel ?? 'Save changes'}
      savingLabel={createLabel === undefined ? 'Saving...' : 'Creating...'}
      errors={form.errors}
    >
      <ConflictNotice version={form.version} />
      {children}
    </FormDialog>
  );
}
