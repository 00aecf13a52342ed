import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useImportToBankMutation } from '@marklight/api-client/comment-bank-api';
import { messageOf } from '@marklight/api-client/errors';
import { BANK_IMPORT_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { BankImportReply } from '@marklight/contracts/comment-bank';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { TextAreaField } from '../text-area-field';
import { countOf } from '../words';

const TOO_LONG = `At most ${BANK_IMPORT_MAX_CHARACTERS.toLocaleString('en-AU')} characters can be imported at a time.`;

/** Takes comments that are pasted, one a line, or a file of them. */
export function BankImport({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [send, { isLoading }] = useImportToBankMutation();
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const take = async (given: string, format: 'lines' | 'csv') => {
    const problem =
      given.trim() === ''
        ? 'Paste the comments first.'
        : given.length > BANK_IMPORT_MAX_CHARACTERS
          ? TOO_LONG
          : '';
    setError(problem);
    if (problem || isLoading) return;
    const reply = await send({ text: given, format });
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
    if (chosen.size > 4 * BANK_IMPORT_MAX_CHARACTERS) setError(TOO_LONG);
    else await take(await chosen.text(), /\.csv$/i.test(chosen.name) ? 'csv' : 'lines');
  };
  return (
    <form
      ref={form}
      className="ml-stack ml-gap-12 ml-frame ml-pad"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void take(text, 'lines');
      }}
    >
      <TextAreaField
        label="Comments to import"
        rows={6}
        value={text}
        error={error}
        hint="One comment on each line. Of a CSV file the first column is taken."
        onChange={(now) => {
          setText(now);
          setError('');
        }}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label="File of comments"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // Otherwise choosing the same file again would not count as a change.
          event.target.value = '';
        }}
      />
      <div className="ml-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button disabled={isLoading} onClick={() => file.current?.click()}>
          Choose a file
        </Button>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Import
        </Button>
      </div>
    </form>
  );
}

function importedWords({ added, known }: BankImportReply): string {
  const left = known > 0 ? ` ${countOf(known, 'line')} had words that were there already.` : '';
  return `${countOf(added, 'comment')} added.${left}`;
}
