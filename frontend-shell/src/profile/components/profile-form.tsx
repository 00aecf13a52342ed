import { useEffect, useRef, type FormEvent } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import type { CurrentUser } from '@marklight/contracts/auth';
import { EMAIL_MAX_CHARACTERS, PERSON_NAME_MAX_CHARACTERS } from '@marklight/contracts/business';
import { PROFILE_MESSAGES } from '@marklight/contracts/profile';
import { Button } from '@marklight/ui/antd';
import { ConflictNotice } from '@marklight/ui/conflict-notice';
import { TextField } from '@marklight/ui/text-field';
import { ConflictingValue } from '@marklight/ui/conflicting-value';
import { toast } from '@marklight/ui/toast';
import { useFocusOnError } from '@marklight/ui/use-focus-on-error';
import { useRecordForm } from '@marklight/ui/use-record-form';
import { useLazyProfileQuery, useUpdateProfileMutation } from '../api';

export interface ProfileFormProps {
  user: CurrentUser;
  onSaved: () => void;
}

const PASSWORD_NEEDED = 'Please enter your current password to change your email.';

const valuesOf = (user: CurrentUser | null) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  /** Asked for if the email changes. */
  currentPassword: '',
});

const withoutPassword = ({ currentPassword: _, ...rest }: ReturnType<typeof valuesOf>) => rest;

/** Edits name and email. It begins with the saved values; the browser itself points out what is missing. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const [update, { isLoading: saving }] = useUpdateProfileMutation();
  const [fetchProfile] = useLazyProfileQuery();
  const record = useRecordForm({
    saved: user,
    valuesOf,
    fetchSaved: async () => (await fetchProfile().unwrap())?.user,
  });
  const { values, errors } = record;
  const emailChanges = values.email.trim().toLowerCase() !== user.email;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useFocusOnError(form, errors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    record.setErrors({});
    if (values.email.trim() === '') {
      record.setErrors({ email: PROFILE_MESSAGES.noEmail });
      toast({ title: 'Error', message: PROFILE_MESSAGES.noEmail, tone: 'error' });
      return;
    }
    const { currentPassword, ...given } = values;
    if (emailChanges && currentPassword === '') {
      record.setErrors({ currentPassword: PASSWORD_NEEDED });
      return;
    }
    const { error } = await update({
      ...given,
      ...(emailChanges && { currentPassword }),
      was: withoutPassword(valuesOf(record.base)),
    });
    if (error) return record.fail(error, failureText(error));
    toast({ ...PROFILE_MESSAGES.updated, tone: 'success' });
    onSaved();
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => record.set(name, target.value),
  });
  return (
    <form ref={form} className="ml-stack" onSubmit={(event) => void submit(event)}>
      <ConflictNotice version={record.version} />
      <div>
        <TextField
          label="First Name"
          autoComplete="given-name"
          maxLength={PERSON_NAME_MAX_CHARACTERS}
          {...field('firstName')}
        />
        <ConflictingValue form={record} field="firstName" what="first name" />
      </div>
      <div>
        <TextField
          label="Last Name"
          autoComplete="family-name"
          maxLength={PERSON_NAME_MAX_CHARACTERS}
          {...field('lastName')}
        />
        <ConflictingValue form={record} field="lastName" what="last name" />
      </div>
      <div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_CHARACTERS}
          hint="You sign in with this email."
          {...field('email')}
        />
        <ConflictingValue form={record} field="email" what="email" />
      </div>
      {emailChanges && (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          hint="Needed to change your email."
          {...field('currentPassword')}
        />
      )}
      <div className="ml-actions">
        <Button type="primary" htmlType="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}

/**
 * The server's sentence. For an answer without one, from a proxy in between, a general sentence says that it failed.
 */
function failureText(error: unknown): string {
  const wordless = isRequestFailure(error) && error.status !== 0 && error.body === null;
  return wordless ? PROFILE_MESSAGES.updateFailed : messageOf(error);
}
