import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { ESSAY_MAX_MB, SOURCE_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { useReadSourceTextMutation } from '@marklight/api-client/assignments-api';
import { FileButton } from '../file-button';

const LABEL = 'Add text from a file';
const NO_ROOM = `Together with the text above, this file has more than ${SOURCE_TEXT_MAX_CHARACTERS.toLocaleString('en-AU')} characters. Paste the part that matters.`;

export interface SourceTextFileProps {
  /** What the field holds; the words of the file are added to it. */
  value: string;
  onChange: (value: string) => void;
}

/** Reads a file into the field of the source text. */
export function SourceTextFile({ value, onChange }: SourceTextFileProps) {
  const [read, { isLoading }] = useReadSourceTextMutation();
  const [error, setError] = useState('');
  // What was typed while the file was being read stays.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setError('');
    const reply = await read(file);
    if (reply.error) return setError(messageOf(reply.error));
    const text = [latest.current.trim(), reply.data.text].filter(Boolean).join('\n\n');
    if (text.length > SOURCE_TEXT_MAX_CHARACTERS) setError(NO_ROOM);
    else onChange(text);
  };
  return (
    <div className="ml-row ml-above-8">
      <FileButton
        label={LABEL}
        accept=".pdf,.docx,.doc,.txt"
        loading={isLoading}
        onFiles={([file]) => void take(file)}
      >
        {LABEL}
      </FileButton>
      <span className="ml-hint">{`PDF, Word or plain text, up to ${ESSAY_MAX_MB} MB`}</span>
      {error && (
        <p role="alert" className="ml-field-error ml-full">
          {error}
        </p>
      )}
    </div>
  );
}
