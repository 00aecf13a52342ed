import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { COMMENT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { TextAreaField } from '../text-area-field';
import { useFocusOnError } from '../use-focus-on-error';

export interface WordsFormProps {
  label: string;
  words: string;
  /** Rejects where the server refuses them. */
  onSave: (words: string) => Promise<unknown>;
  onClose: () => void;
}

/** The words of one comment of the bank. */
export function WordsForm({ label, words: saved, onSave, onClose }: WordsFormProps) {
  const [words, setWords] = useState(saved);
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  useFocusOnError(form, error);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const problem =
      words.trim() === ''
        ? 'Write the comment.'
        : words.length > COMMENT_MAX_CHARACTERS
          ? `A comment can have at most ${COMMENT_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`
          : '';
    setError(problem);
    if (problem || isSaving) return;
    setIsSaving(true);
    try {
      await onSave(words);
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setIsSaving(false);
    }
  };
  return (
    <form
      ref={form}
      className="ml-stack ml-gap-12 ml-frame ml-pad"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <TextAreaField
        label={label}
        rows={3}
        value={words}
        error={error}
        onChange={(text) => {
          setWords(text);
          setError('');
        }}
      />
      <div className="ml-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
