import { CLASS_FIELD_MESSAGES, type Assignment } from '@marklight/contracts/classes';
import { GENRE_FIELD_LABEL } from '@marklight/contracts/genre';
import { useUnderWay } from '@marklight/api-client/use-under-way';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { dateOf, shortName } from '@marklight/ui/words';
import {
  useCreateAssignmentMutation,
  useLazyOwnAssignmentQuery,
  useUpdateAssignmentMutation,
} from '@marklight/api-client/assignments-api';
import { ConflictingValue } from '@marklight/ui/conflicting-value';
import { useRecordForm } from '@marklight/ui/use-record-form';
import { dayOf, dueDateFrom } from './due-date';
import { RecordDialog } from '@marklight/ui/record-dialog';
import { AssignmentBriefFields, briefBodyOf, briefErrorsOf, briefValuesOf } from './assignment-brief-fields';
import { GenreSelect, genreChoice, genreOf } from './genre-select';
import { RubricSelect } from './rubric-select';
import { TextAreaField } from '@marklight/ui/text-area-field';

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
  genre: saved?.genre ?? '',
  ...briefValuesOf(saved),
});
type Values = ReturnType<typeof valuesOf>;

/**
 * Creates or edits an assignment. Give it a new key for each opening, so that the form starts with the saved values.
 */
export function AssignmentDialog({ open, classId, saved, onClose }: AssignmentDialogProps) {
  const [create, creation] = useCreateAssignmentMutation();
  const [update, updating] = useUpdateAssignmentMutation();
  const [fetchAssignment] = useLazyOwnAssignmentQuery();
  const isReadingFile = useUnderWay(['readSourceText']);
  const form = useRecordForm({
    saved,
    valuesOf,
    fetchSaved: () => fetchAssignment(saved?.id ?? '').unwrap(),
  });
  const { values, errors, theirs, base } = form;

  const save = async (element: HTMLFormElement) => {
    const wrong: Partial<Values> = briefErrorsOf(values);
    if (values.title.trim() === '') wrong.title = CLASS_FIELD_MESSAGES.title;
    // A half-typed date reads as empty, and would be lost silently.
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
      genre: genreOf(values.genre),
      ...briefBodyOf(values),
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

  return (
    <RecordDialog
      open={open}
      form={form}
      title={saved ? `Edit ${shortName(saved.title)}` : 'New assignment'}
      createLabel={saved ? undefined : 'Create assignment'}
      saving={creation.isLoading || updating.isLoading}
      waiting={isReadingFile}
      onSave={(element) => void save(element)}
      onCancel={onClose}
    >
      <div>
        <TextField
          label="Title *"
          value={values.title}
          error={errors.title}
          required
          autoComplete="off"
          onChange={(event) => form.set('title', event.target.value)}
        />
        <ConflictingValue form={form} field="title" what="title" />
      </div>
      <div>
        <TextAreaField
          label="Description"
          value={values.description}
          error={errors.description}
          rows={2}
          onChange={(value) => form.set('description', value)}
        />
        <ConflictingValue form={form} field="description" what="description" />
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
        <ConflictingValue form={form} field="instructions" what="instructions" />
      </div>
      <AssignmentBriefFields form={form} />
      <div>
        <GenreSelect
          value={values.genre}
          error={errors.genre}
          onChange={(value) => form.set('genre', value)}
        />
        <ConflictingValue
          form={form}
          field="genre"
          what={GENRE_FIELD_LABEL.toLowerCase()}
          shown={genreChoice(theirs?.genre ?? '')}
        />
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
        <ConflictingValue
          form={form}
          field="dueDate"
          what="due date"
          shown={theirs?.dueDate ? dateOf(`${theirs.dueDate}T12:00:00`) : undefined}
        />
      </div>
      <div>
        <RubricSelect
          value={values.rubricId}
          saved={base}
          error={errors.rubricId}
          onChange={(value) => form.set('rubricId', value)}
        />
        <ConflictingValue form={form} field="rubricId" what="rubric" shown={base?.rubricName ?? undefined} />
      </div>
    </RecordDialog>
  );
}
