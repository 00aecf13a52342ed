import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { RUBRIC_FIELD_MESSAGES, RUBRIC_MESSAGES, type Rubric } from '@marklight/contracts/rubrics';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { useCreateRubricMutation } from '../api';

export interface CreateRubricDialogProps {
  open: boolean;
  onCreated: (rubric: Rubric) => void;
  onClose: () => void;
}

/** Creates a rubric from its name and description; its criteria are added next, in the editor. */
export function CreateRubricDialog({ open, onCreated, onClose }: CreateRubricDialogProps) {
  const [create, { isLoading }] = useCreateRubricMutation();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  const save = async () => {
    if (name.trim() === '') {
      setErrors({ name: RUBRIC_FIELD_MESSAGES.name });
      return;
    }
    const reply = await create({ name, description, type: 'custom', criteria: [], isPublic: false });
    if (reply.data) {
      toast({ ...RUBRIC_MESSAGES.created, tone: 'success' });
      onCreated(reply.data);
      return;
    }
    setErrors(fieldErrorsOf(reply.error));
    toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
  };
  return (
    <FormDialog
      open={open}
      title="Create New Rubric"
      saveLabel="Create Rubric"
      savingLabel="Creating..."
      saving={isLoading}
      errors={errors}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <TextField
        label="Rubric Name *"
        value={name}
        error={errors.name}
        required
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setErrors(({ name: _, ...rest }) => rest);
        }}
      />
      <TextAreaField
        label="Description"
        value={description}
        error={errors.description}
        rows={3}
        hint="You add the criteria in the next step."
        onChange={(value) => {
          setDescription(value);
          setErrors(({ description: _, ...rest }) => rest);
        }}
      />
    </FormDialog>
  );
}
