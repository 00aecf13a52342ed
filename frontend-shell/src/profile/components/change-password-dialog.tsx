import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import { PASSWORD_MIN_CHARACTERS } from '@marklight/contracts/business';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { useChangePasswordMutation } from '../api';

const BLANK = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Values = typeof BLANK;
type Errors = Partial<Record<keyof Values, string>>;

/** Asks for the current and a new password. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<Errors>({});
  const [change, { isLoading }] = useChangePasswordMutation();

  const submit = async () => {
    const wrong = problemsOf(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { currentPassword, newPassword } = values;
    const { error } = await change({ currentPassword, newPassword });
    if (!error) {
      onClose();
      toast({
        title: 'Password changed',
        message: 'You are now logged out everywhere else.',
        tone: 'success',
      });
      return;
    }
    const atFields = fieldErrorsOf(error);
    setErrors(atFields);
    if (Object.keys(atFields).length === 0) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    }
  };
  const field = (name: keyof Values) => ({
    name,
    type: 'password',
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues({ ...values, [name]: target.value });
    },
  });
  return (
    <FormDialog
      open={open}
      title="Change password"
      width={480}
      saveLabel="Change password"
      savingLabel="Changing..."
      saving={isLoading}
      errors={errors}
      onSave={() => void submit()}
      onCancel={onClose}
      onClosed={() => {
        setValues(BLANK);
        setErrors({});
      }}
    >
      <TextField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <TextField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_CHARACTERS} characters.`}
        {...field('newPassword')}
      />
      <TextField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
    </FormDialog>
  );
}

function problemsOf({ currentPassword, newPassword, confirmPassword }: Values): Errors {
  return {
    ...(currentPassword === '' && { currentPassword: 'Please enter your current password.' }),
    ...(newPassword.length < PASSWORD_MIN_CHARACTERS && { newPassword: AUTH_MESSAGES.weakPassword.message }),
    ...(newPassword !== confirmPassword && { confirmPassword: AUTH_MESSAGES.passwordMismatch.message }),
  };
}
