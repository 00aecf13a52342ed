import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { CLASS_FIELD_MESSAGES, type RosterReply } from '@marklight/contracts/classes';
import { isolated } from '@marklight/contracts/direction';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { FileDrop } from '@marklight/ui/file-drop';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { usePutClassStudentsMutation, type Roster } from '../api';
import { NOT_A_TEXT_FILE, readTextFile } from '@marklight/ui/read-text-file';
import { lineAt, textOfRoster } from '../logic/roster-text';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';

export interface RosterDialogProps {
  open: boolean;
  classId: string;
  /** The list as saved. */
  roster: Roster;
  onClose: () => void;
}
interface Sent extends RosterReply {
  text: string;
}

const EXAMPLE = 'Name, Email, Student number\nMia Chen, mia@school.example, 1042\nTom Okafor';

/** Pastes or reads a class list. After saving it says which lines were left out, and why. */
export function RosterDialog({ open, classId, roster: { students, version }, onClose }: RosterDialogProps) {
  const [put, { isLoading }] = usePutClassStudentsMutation();
  const [text, setText] = useState(() => textOfRoster(students));
  const [errors, setErrors] = useState<{ text?: string }>({});
  const [sent, setSent] = useState<Sent | null>(null);

  const change = (next: string) => {
    setText(next);
    setErrors({});
  };
  const save = async () => {
    if (text.trim() === '' && students.length === 0) {
      setErrors({ text: CLASS_FIELD_MESSAGES.roster });
      return;
    }
    const reply = await put({ id: classId, text, version });
    if (reply.error) {
      setErrors({ text: fieldErrorsOf(reply.error).text ?? messageOf(reply.error) });
      return;
    }
    if (reply.data.skipped.length > 0) {
      setSent({ ...reply.data, text });
      return;
    }
    onClose();
    toast(savedToast(reply.data.students.length));
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const content = await readTextFile(file).catch(() => null);
    if (content === null) setErrors({ text: `${isolated(file.name)}: ${NOT_A_TEXT_FILE}` });
    else change(content);
  };

  if (sent !== null) return <SkippedDialog open={open} sent={sent} onClose={onClose} />;
  return (
    <FormDialog
      open={open}
      title={students.length > 0 ? 'Edit class list' : 'Add students'}
      saveLabel="Save class list"
      savingLabel="Saving..."
      saving={isLoading}
      errors={errors}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <TextAreaField
        label="Students"
        value={text}
        rows={9}
        placeholder={EXAMPLE}
        error={errors.text}
        hint={
          students.length > 0
            ? 'Saving replaces the whole class list with this one. An empty list removes it.'
            : 'One student per line. Separate columns with commas, semicolons or tabs; a spreadsheet does this when you copy from it.'
        }
        onChange={change}
      />
      <FileDrop
        label="Or drop a CSV file here"
        hint="CSV or TXT, as your spreadsheet or school system exports it"
        buttonLabel="Choose a CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={isLoading}
        onFiles={([file]) => void readFile(file)}
      />
    </FormDialog>
  );
}

function SkippedDialog({ open, sent, onClose }: { open: boolean; sent: Sent; onClose: () => void }) {
  const { students, skipped, text } = sent;
  return (
    <Dialog
      open={open}
      title="Class list saved"
      width={560}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p role="status">{`${countOf(students.length, 'student')} saved. ${
        skipped.length === 1 ? '1 line was' : `${skipped.length.toLocaleString('en-AU')} lines were`
      } left out:`}</p>
      <ul
        className="ml-section ml-scroll ml-pad ml-list ml-above-16"
        aria-label="Lines left out"
        tabIndex={0}
      >
        {skipped.map(({ line, reason }) => (
          <li key={line}>
            <strong>{`Line ${line}`}</strong>{' '}
            <span className="ml-anywhere">{shortName(lineAt(text, line))}</span>
            <p className="ml-field-error">{reason}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function savedToast(count: number) {
  return count === 0
    ? ({ title: 'Class list removed', message: 'The class no longer has a list.', tone: 'success' } as const)
    : ({ title: 'Class list saved', message: countOf(count, 'student'), tone: 'success' } as const);
}
