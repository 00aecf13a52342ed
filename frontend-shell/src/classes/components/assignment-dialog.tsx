import { CLASS_FIELD_MESSAGES, type Assignment } from '@marklight/contracts/classes';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { useCreateAssignmentMutation, useLazyOwnAssignmentQuery, useUpdateAssignmentMutation } from '../api';
import { useRecordForm } from '../hooks/use-record-form';
import { dayOf, dueDateFrom } from '../logic/due-date';
import { dateOf, shortName } from '../logic/words';
import { ConflictNotice, TheirValue } from './conflict';
import { FormDialog } from './form-dialog';
import { RubricSelect } from './rubric-select';
import { TextAreaField } from './text-area-field';

export interface AssignmentDialogProps {
  open: boolean;
  classId: string;
  /** The assignment to edit; null for a new one. */
  saved: Assignment | null;
  onClose: () => void;
}

const valuesOf = (saved: Assignment | null) => ({
  title: saved?.title ?? '',
  description: saved?.description ?? '',
  instructions: saved?.instructions ?? '',
  dueDate: dayOf(saved?.dueDate ?? null),
  rubricId: saved?.rubricId ?? '',
});
type Values = ReturnType<typeof valuesOf>;

/** Makes or edits an assignment. Give it a key per opening: the form then begins anew. */
export function AssignmentDialog({ open, classId, saved, onClose }: AssignmentDialogProps) {
  const [create, creation] = useCreateAssignmentMutation();
  const [update, updating] = useUpdateAssignmentMutation();
  const [fetchAssignment] = useLazyOwnAssignmentQuery();
  const form = useRecordForm({
    saved,
    valuesOf,
    reload: async () => {
      const latest = await fetchAssignment(saved?.id ?? '').unwrap();
      if (!latest) throw new Error('no assignment');
      return latest;
    },
  });
  const { values, errors, theirs, base } = form;

  const save = async (element: HTMLFormElement) => {
    const wrong: Partial<Values> = {};
    if (values.title.trim() === '') wrong.title = CLASS_FIELD_MESSAGES.title;
    // A date that is half typed reads as empty, and would be lost without a word.
    const date = element.querySelector<HTMLInputElement>('input[type="date"]');
    if (date?.validity?.badInput) wrong.dueDate = CLASS_FIELD_MESSAGES.dueDate;
    if (Object.keys(wrong).length > 0) {
      form.setErrors(wrong);
      return;
    }
    const body = {
      title: values.title,
      description: values.description,
      instructions: values.instructions,
      classId: base?.classId ?? classId,
      rubricId: values.rubricId || null,
      dueDate: dueDateFrom(values.dueDate, base?.dueDate ?? null),
    };
    const reply = base ? await update({ id: base.id, version: base.version, ...body }) : await create(body);
    if (reply.error) {
      form.fail(reply.error);
      return;
    }
    onClose();
    toast(
      base
        ? { title: 'Assignment Saved', message: 'Your changes have been saved.', tone: 'success' }
        : { title: 'Assignment Created', message: 'You can now file essays under it.', tone: 'success' },
    );
  };
  const theirsOf = (name: keyof Values, what: string, shown?: string) => (
    <TheirValue
      what={what}
      mine={values[name]}
      theirs={theirs?.[name]}
      shown={shown}
      onTake={() => form.set(name, theirs?.[name] ?? '')}
    />
  );

  return (
    <FormDialog
      open={open}
      title={saved ? `Edit ${shortName(saved.title)}` : 'New assignment'}
      saveLabel={saved ? 'Save changes' : 'Create assignment'}
      savingLabel={saved ? 'Saving...' : 'Creating...'}
      saving={creation.isLoading || updating.isLoading}
      errors={errors}
      onSave={(element) => void save(element)}
      onCancel={onClose}
    >
      <ConflictNotice
        conflict={form.conflict}
        resolved={theirs !== null}
        resolving={form.resolving}
        onReload={() => void form.resolve()}
      />
      <div>
        <TextField
          label="Title *"
          value={values.title}
          error={errors.title}
          required
          autoComplete="off"
          onChange={(event) => form.set('title', event.target.value)}
        />
        {theirsOf('title', 'title')}
      </div>
      <div>
        <TextAreaField
          label="Description"
          value={values.description}
          error={errors.description}
          rows={2}
          onChange={(value) => form.set('description', value)}
        />
        {theirsOf('description', 'description')}
      </div>
      <div>
        <TextAreaField
          label="Instructions"
          value={values.instructions}
          error={errors.instructions}
          rows={4}
          hint="What students were asked to do. The grader reads this too."
          onChange={(value) => form.set('instructions', value)}
        />
        {theirsOf('instructions', 'instructions')}
      </div>
      <div>
        <TextField
          label="Due date"
          type="date"
          max="9999-12-31"
          value={values.dueDate}
          error={errors.dueDate}
          onChange={(event) => form.set('dueDate', event.target.value)}
        />
        {theirsOf('dueDate', 'due date', theirs?.dueDate ? dateOf(`${theirs.dueDate}T12:00:00`) : undefined)}
      </div>
      <div>
        <RubricSelect
          value={values.rubricId}
          saved={base}
          error={errors.rubricId}
          onChange={(value) => form.set('rubricId', value)}
        />
        {theirsOf('rubricId', 'rubric', base?.rubricName ?? undefined)}
      </div>
    </FormDialog>
  );
}
