import { CLASS_FIELD_MESSAGES, CLASS_MESSAGES, type Class } from '@marklight/contracts/classes';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { useCreateClassMutation, useLazyOwnClassQuery, useUpdateClassMutation } from '../api';
import { ConflictingValue } from '@marklight/ui/conflicting-value';
import { useRecordForm } from '@marklight/ui/use-record-form';
import { RecordDialog } from '@marklight/ui/record-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';

export interface ClassDialogProps {
  open: boolean;
  /** The class to edit; null for a new one. */
  saved: Class | null;
  onClose: () => void;
}

const valuesOf = (saved: Class | null) => ({
  name: saved?.name ?? '',
  description: saved?.description ?? '',
  studentCount: String(saved?.studentCount ?? 0),
});

/** Creates or edits a class. Give it a new key for each opening, so that the form starts with the saved values. */
export function ClassDialog({ open, saved, onClose }: ClassDialogProps) {
  const [create, creation] = useCreateClassMutation();
  const [update, updating] = useUpdateClassMutation();
  const [fetchClass] = useLazyOwnClassQuery();
  const form = useRecordForm({
    saved,
    valuesOf,
    fetchSaved: () => fetchClass(saved?.id ?? '').unwrap(),
  });
  const { values, errors } = form;
  const hasRoster = (form.base?.rosterSize ?? 0) > 0;

  const save = async () => {
    if (values.name.trim() === '') {
      form.setErrors({ name: CLASS_FIELD_MESSAGES.name });
      return;
    }
    const body = {
      name: values.name,
      description: values.description,
      // Anything that is not a number is sent as null, and the server's message shows at the field.
      studentCount: Number(values.studentCount.trim()),
    };
    const reply = form.base
      ? await update({ id: form.base.id, version: form.base.version, ...body })
      : await create(body);
    if (reply.error) {
      form.fail(reply.error);
      return;
    }
    onClose();
    if (form.base) toast({ title: 'Class Saved', message: 'Your changes have been saved.', tone: 'success' });
    else toast({ ...CLASS_MESSAGES.created, tone: 'success' });
  };
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
  });

  return (
    <RecordDialog
      open={open}
      form={form}
      title={saved ? `Edit ${shortName(saved.name)}` : 'New class'}
      createLabel={saved ? undefined : 'Create class'}
      saving={creation.isLoading || updating.isLoading}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <div>
        <TextField
          {...field('name')}
          label="Class name *"
          placeholder="Enter name"
          required
          autoComplete="off"
          onChange={(event) => form.set('name', event.target.value)}
        />
        <ConflictingValue form={form} field="name" what="class name" />
      </div>
      <div>
        <TextAreaField
          {...field('description')}
          label="Description"
          rows={3}
          onChange={(value) => form.set('description', value)}
        />
        <ConflictingValue form={form} field="description" what="description" />
      </div>
      <div>
        <TextField
          {...field('studentCount')}
          label="Number of students"
          inputMode="numeric"
          autoComplete="off"
          disabled={hasRoster}
          hint={hasRoster ? 'Counted from the class list.' : undefined}
          onChange={(event) => form.set('studentCount', event.target.value)}
        />
        <ConflictingValue form={form} field="studentCount" what="number of students" />
      </div>
    </RecordDialog>
  );
}
