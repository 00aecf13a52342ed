import { useState } from 'react';
import { ESSAY_MAX_CHARACTERS, PERSON_NAME_MAX_CHARACTERS } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { TextField } from '@marklight/ui/text-field';
import { pastedEssay } from '../logic/pasted-essay';

export interface PasteEssayProps {
  open: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

/**
 * A dialog for an essay that came as text: in a mail, or in a field of the school's platform. When closed, it keeps
 * what was typed while the page is open, because Escape may be pressed by mistake.
 */
export function PasteEssay({ open, onFile, onClose }: PasteEssayProps) {
  const [student, setStudent] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<{ text?: string }>({});
  const hasDraft = text.trim() !== '' || student.trim() !== '';
  const clear = () => {
    setStudent('');
    setText('');
    setErrors({});
  };
  const save = () => {
    const problem = problemWith(text);
    if (problem) {
      setErrors({ text: problem });
      return;
    }
    onFile(pastedEssay(text, student));
    clear();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="Paste an essay"
      saveLabel="Add essay"
      savingLabel="Adding..."
      saving={false}
      cancelLabel={hasDraft ? 'Keep for later' : 'Cancel'}
      errors={errors}
      onSave={save}
      onCancel={onClose}
    >
      <TextField
        label="Student (optional)"
        value={student}
        maxLength={PERSON_NAME_MAX_CHARACTERS}
        onChange={(event) => setStudent(event.target.value)}
      />
      <TextAreaField
        label="Text of the essay"
        value={text}
        rows={12}
        error={errors.text}
        hint="Leave an empty line between paragraphs."
        onChange={setText}
      />
      {hasDraft && (
        <div>
          <Button size="small" onClick={clear}>
            Discard this text
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function problemWith(text: string): string | undefined {
  if (text.trim() === '') return 'Paste or type the text of the essay.';
  if (text.length <= ESSAY_MAX_CHARACTERS) return undefined;
  return `This text is longer than ${ESSAY_MAX_CHARACTERS.toLocaleString('en-AU')} characters. Add one essay at a time.`;
}
