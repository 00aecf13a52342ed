import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrorsOf, isRequestFailure, messageOf } from '@marklight/api-client/errors';
import type { CurrentUser } from '@marklight/contracts/auth';
import { EMAIL_MAX_CHARACTERS, PERSON_NAME_MAX_CHARACTERS } from '@marklight/contracts/business';
import { PROFILE_MESSAGES, type UpdateProfileRequest } from '@marklight/contracts/profile';
import { Button } from '@marklight/ui/antd';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { useUpdateProfileMutation } from '../api';

export interface ProfileFormProps {
  user: CurrentUser;
  onSaved: () => void;
}

/** Edits name and email. It begins with the saved values; the browser itself asks for what is missing. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const [values, setValues] = useState<UpdateProfileRequest>({
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [update, { isLoading: saving }] = useUpdateProfileMutation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setErrors({});
    if (values.email.trim() === '') {
      setErrors({ email: PROFILE_MESSAGES.noEmail });
      toast({ title: 'Error', message: PROFILE_MESSAGES.noEmail, tone: 'error' });
      return;
    }
    const { error } = await update(values);
    if (!error) {
      toast({ ...PROFILE_MESSAGES.updated, tone: 'success' });
      onSaved();
      return;
    }
    setErrors(fieldErrorsOf(error));
    toast({ title: 'Error', message: failureText(error), tone: 'error' });
  };
  const field = (name: keyof UpdateProfileRequest) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <form ref={form} className="ml-form" onSubmit={(event) => void submit(event)}>
      <TextField
        label="First Name"
        autoComplete="given-name"
        maxLength={PERSON_NAME_MAX_CHARACTERS}
        {...field('firstName')}
      />
      <TextField
        label="Last Name"
        autoComplete="family-name"
        maxLength={PERSON_NAME_MAX_CHARACTERS}
        {...field('lastName')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_CHARACTERS}
        hint="You log in with this email."
        {...field('email')}
      />
      <div className="ml-actions">
        <Button type="primary" htmlType="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}

/** The server's sentence; an answer without one, from a proxy in between, says only that it did not work. */
function failureText(error: unknown): string {
  const wordless = isRequestFailure(error) && error.status !== 0 && error.body === null;
  return wordless ? PROFILE_MESSAGES.updateFailed : messageOf(error);
}
