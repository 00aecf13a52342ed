import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { forgetStoredEmail } from '@marklight/api-client/stored-email';
import type { ProfileReply } from '@marklight/contracts/profile';
import { PAGES } from '@marklight/contracts/routes';
import { goTo } from '@marklight/ui/go-to';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextField } from '@marklight/ui/text-field';
import { countOf } from '@marklight/ui/words';
import { useDeleteAccountMutation } from '../api';

export interface DeleteAccountDialogProps {
  open: boolean;
  stats: ProfileReply['usageStats'];
  onClose: () => void;
}

/** Says what is lost and asks for the password. Afterwards the landing page opens. */
export function DeleteAccountDialog({ open, stats, onClose }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ password?: string }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove, { isLoading }] = useDeleteAccountMutation();

  const submit = async () => {
    setRefusal(null);
    if (password === '') {
      setErrors({ password: 'Please enter your password.' });
      return;
    }
    setErrors({});
    const { error } = await remove({ password });
    if (!error) {
      forgetStoredEmail();
      goTo(PAGES.home);
      return;
    }
    const atFields = fieldErrorsOf(error);
    setErrors(atFields);
    if (!atFields.password) setRefusal(messageOf(error));
  };
  return (
    <FormDialog
      open={open}
      title="Delete your account?"
      width={480}
      saveLabel="Delete my account"
      savingLabel="Deleting..."
      saving={isLoading}
      danger
      errors={errors}
      onSave={() => void submit()}
      onCancel={onClose}
      onClosed={() => {
        setPassword('');
        setErrors({});
        setRefusal(null);
      }}
    >
      <p>This removes your account and everything in it, immediately and for good:</p>
      <ul className="ml-bullets">
        <li>
          {countOf(stats.totalEssays, 'essay')} and {countOf(stats.totalGradings, 'grading')}, with your
          feedback
        </li>
        <li>essays under “Recently deleted”</li>
        <li>your criteria and your rubrics, including rubrics that others use</li>
        <li>your classes with their assignments and students</li>
        <li>your activity and your settings</li>
      </ul>
      <p>Nobody can restore it. Download your data first if you may need it.</p>
      <TextField
        label="Your password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert">{refusal && <p className="ml-field-error">{refusal}</p>}</div>
    </FormDialog>
  );
}
