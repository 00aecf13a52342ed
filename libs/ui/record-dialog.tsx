import type { ReactNode } from 'react';
import { ConflictNotice } from './conflict-notice';
import { FormDialog } from './form-dialog';
import type { FormValues, RecordForm } from './use-record-form';

export interface RecordDialogProps<Values extends FormValues> {
  open: boolean;
  form: RecordForm<unknown, Values>;
  title: string;
  /** The label of the button that creates a new record; absent where a saved one is edited. */
  createLabel?: string;
  saving: boolean;
  waiting?: boolean;
  /** The fields, each with a ConflictingValue beneath it. */
  children: ReactNode;
  onSave: (element: HTMLFormElement) => void;
  onCancel: () => void;
}

/** The dialog with a record's form, showing what another tab saved in the meantime. */
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
