import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useImportToBankMutation } from '@marklight/api-client/comment-bank-api';
import { messageOf } from '@marklight/api-client/errors';
import { BANK_IMPORT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { isolated } from '@marklight/contracts/direction';
import type { BankImportFormat, BankImportReply } from '@marklight/contracts/comment-bank';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { FileButton } from '../file-button';
import { NOT_A_TEXT_FILE, readTextFile } from '../read-text-file';
import { TextAreaField } from '../text-area-field';
import { useFocusOnError } from '../use-focus-on-error';
import { countOf } from '../words';

const TOO_LONG = `At most ${BANK_IMPORT_MAX_CHARACTERS.toLocaleString('en-AU')} characters can be imported at a time.`;

/** Takes pasted comments, one per line, or a file of them, which is shown before anything is saved. */
export function BankImport({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [format, setFormat] = useState<BankImportFormat>('lines');
  const [error, setError] = useState('');
  const [send, { isLoading }] = useImportToBankMutation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  useFocusOnError(form, error);
  const take = async () => {
    const problem =
      text.trim() === ''
        ? 'Paste the comments first.'
        : text.length > BANK_IMPORT_MAX_CHARACTERS
          ? TOO_LONG
          : '';
    setError(problem);
    if (problem || isLoading) return;
    const reply = await send({ text, format });
    if (reply.error) {
      setError(messageOf(reply.error));
      return;
    }
    toast({ title: 'Comments imported', message: importedWords(reply.data), tone: 'success' });
    onClose();
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    // A character takes at most four bytes; a larger file is not even read.
    if (chosen.size > 4 * BANK_IMPORT_MAX_CHARACTERS) return setError(TOO_LONG);
    const content = await readTextFile(chosen).catch(() => null);
    if (content === null) return setError(`${isolated(chosen.name)}: ${NOT_A_TEXT_FILE}`);
    setText(content);
    setFormat(/\.csv$/i.test(chosen.name) ? 'csv' : 'lines');
    setError('');
  };
  return (
    <form
      ref={form}
      className="ml-stack ml-gap-12 ml-frame ml-pad"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void take();
      }}
    >
      <TextAreaField
        label="Comments to import"
        rows={6}
        value={text}
        error={error}
        hint="One comment on each line. From a CSV file, the first column is used."
        onChange={(now) => {
          setText(now);
          setError('');
          // From here on the text is a pasted one, not the file's.
          if (now === '') setFormat('lines');
        }}
      />
      <div className="ml-actions">
        <Button onClick={onClose}>Cancel</Button>
        <FileButton
          label="File of comments"
          accept=".csv,.txt,text/csv,text/plain"
          disabled={isLoading}
          onFiles={([chosen]) => void read(chosen)}
        >
          Choose a file
        </FileButton>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Import
        </Button>
      </div>
    </form>
  );
}

function importedWords({ added, known }: BankImportReply): string {
  const left = known > 0 ? ` ${countOf(known, 'line')} repeated comments that are already there.` : '';
  return `${countOf(added, 'comment')} added.${left}`;
}
