import { useRef, useState, type FormEvent } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { SCHOOL_NAME_MAX_CHARACTERS } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { useFocusOnError } from '@marklight/ui/use-focus-on-error';
import { useSetSchoolNameMutation } from '../letterhead-api';

export function SchoolNameForm({ saved }: { saved: string }) {
  const [name, setName] = useState(saved);
  const [error, setError] = useState('');
  const [save, { isLoading }] = useSetSchoolNameMutation();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data, error: failed } = await save(name);
    setError(failed ? (fieldErrorsOf(failed)['schoolName'] ?? messageOf(failed)) : '');
    if (!data) return;
    setName(data.schoolName);
    const title = data.schoolName === '' ? 'School name removed' : 'School name saved';
    toast({ title, message: 'Sheets that you make from now on will have this.', tone: 'success' });
  };
  return (
    <form ref={form} className="ml-stack ml-gap-12" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="School name"
        autoComplete="organization"
        maxLength={SCHOOL_NAME_MAX_CHARACTERS}
        hint="Leave it empty for no name."
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError('');
        }}
      />
      <div>
        <Button htmlType="submit" loading={isLoading}>
          Save name
        </Button>
      </div>
    </form>
  );
}
