import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { MAINTENANCE_MESSAGE_MAX_CHARACTERS, type MaintenanceWindow } from '@marklight/contracts/admin';
import { Alert } from '@marklight/ui/alert';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { useChangeMaintenanceMutation, usePlanMaintenanceMutation } from '../api/operations-api';
import { useAdmin } from '../hooks/admin-context';
import { fieldTimeOf, momentIn, zoneInWords } from '../logic/local-time';

export interface MaintenanceDialogProps {
  open: boolean;
  /** The window to change, as saved; null to plan a new one. */
  window: MaintenanceWindow | null;
  onClose: () => void;
}

interface Values {
  startsAt: string;
  endsAt: string;
  message: string;
}
const DEFAULT_MESSAGE =
  'We are carrying out maintenance. You can read everything; please save and upload later.';

/** Plans a window, or changes one that is not over. Times are the person's own. */
export function MaintenanceDialog({ open, window, onClose }: MaintenanceDialogProps) {
  const { email } = useAdmin();
  const [plan, planning] = usePlanMaintenanceMutation();
  const [change, changing] = useChangeMaintenanceMutation();
  const [values, setValues] = useState<Values>(() => ({
    startsAt: fieldTimeOf(window?.startsAt ?? null),
    endsAt: fieldTimeOf(window?.endsAt ?? null),
    message: window?.message ?? DEFAULT_MESSAGE,
  }));
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const set = (field: keyof Values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const save = async () => {
    setRefusal(null);
    const startsAt = momentOfField(values.startsAt, window?.startsAt);
    const endsAt = momentOfField(values.endsAt, window?.endsAt);
    if (startsAt === null || endsAt === null) {
      setErrors({
        ...(startsAt === null && { startsAt: 'Choose when it starts.' }),
        ...(endsAt === null && { endsAt: 'Choose when it ends.' }),
      });
      return;
    }
    const body = { startsAt, endsAt, message: values.message };
    const outcome = window
      ? await change({ email, id: window.id, body: { ...body, version: window.version } })
      : await plan({ email, body });
    if (outcome.error) {
      const fields = fieldErrorsOf(outcome.error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setRefusal(messageOf(outcome.error));
      return;
    }
    toast({ title: window ? 'Maintenance changed' : 'Maintenance planned', tone: 'success' });
    onClose();
  };
  const time = (field: 'startsAt' | 'endsAt', label: string, disabled = false) => (
    <TextField
      label={label}
      type="datetime-local"
      value={values[field]}
      error={errors[field]}
      disabled={disabled}
      onChange={(event) => set(field)(event.target.value)}
    />
  );
  return (
    <FormDialog
      open={open}
      title={window ? 'Change maintenance' : 'Plan maintenance'}
      saveLabel={window ? 'Save changes' : 'Plan maintenance'}
      savingLabel="Saving..."
      saving={planning.isLoading || changing.isLoading}
      errors={errors}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <Alert text={refusal} />
      {time('startsAt', 'Starts', window?.state === 'running')}
      {time('endsAt', 'Ends')}
      <p className="ml-hint">
        {`Times are in your time zone, ${zoneInWords(new Date())}. Others see them in theirs.`}
      </p>
      <TextAreaField
        label="Message"
        rows={3}
        value={values.message}
        error={errors.message}
        hint={`Shown in the banner and when something is refused; at most ${MAINTENANCE_MESSAGE_MAX_CHARACTERS} characters.`}
        onChange={set('message')}
      />
    </FormDialog>
  );
}

/**
 * A field that was not changed stands for the moment that it was filled with, including seconds, which the field
 * cannot hold.
 */
function momentOfField(field: string, before: string | undefined): string | null {
  return before !== undefined && field === fieldTimeOf(before) ? before : momentIn(field);
}
