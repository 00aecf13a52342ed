import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { isolated } from '@marklight/contracts/direction';
import { RUBRIC_FIELD_MESSAGES, type CreateRubricRequest } from '@marklight/contracts/rubrics';
import { FileDrop } from '@marklight/ui/file-drop';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { readTextFile } from '@marklight/ui/read-text-file';
import { useReadRubricMutation } from '../api';

export interface ImportDialogProps {
  open: boolean;
  /** The text as it was when the teacher went to the preview, for when they come back. */
  text: string;
  onRead: (rubric: CreateRubricRequest, text: string) => void;
  onClose: () => void;
}

const EXAMPLE =
  'Criterion, Weight, Description\nThesis, 2, A clear position\nEvidence, 1, Quotations that fit';
const NOT_TEXT =
  'This is not a JSON, CSV or text file. In your spreadsheet, choose “Save as” or “Download”, then CSV.';

/** Reads a rubric from pasted text or a file. What was understood is shown before anything is saved. */
export function ImportDialog({ open, text: given, onRead, onClose }: ImportDialogProps) {
  const [read, { isLoading }] = useReadRubricMutation();
  const [text, setText] = useState(given);
  const [errors, setErrors] = useState<{ text?: string }>({});

  const change = (next: string) => {
    setText(next);
    setErrors({});
  };
  const preview = async () => {
    if (text.trim() === '') {
      setErrors({ text: RUBRIC_FIELD_MESSAGES.importText });
      return;
    }
    const reply = await read(text);
    if (reply.data) onRead(reply.data, text);
    else setErrors({ text: fieldErrorsOf(reply.error).text ?? messageOf(reply.error) });
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const content = await readTextFile(file).catch(() => null);
    if (content === null) setErrors({ text: `${isolated(file.name)}: ${NOT_TEXT}` });
    else change(content);
  };
  return (
    <FormDialog
      open={open}
      title="Import a rubric"
      saveLabel="Preview"
      savingLabel="Reading..."
      saving={isLoading}
      errors={errors}
      onSave={() => void preview()}
      onCancel={onClose}
    >
      <TextAreaField
        label="Rubric"
        value={text}
        rows={8}
        placeholder={EXAMPLE}
        error={errors.text}
        hint="Paste a table from a document or spreadsheet, a list with one criterion per line, CSV, a rubric CSV from Canvas, or our JSON."
        onChange={change}
      />
      <FileDrop
        label="Or drop a file here"
        hint="JSON, CSV or TXT"
        buttonLabel="Choose a file"
        accept=".json,.csv,.tsv,.txt,.md,application/json,text/csv,text/plain"
        disabled={isLoading}
        onFiles={([file]) => void readFile(file)}
      />
    </FormDialog>
  );
}
