import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Essay } from '@marklight/contracts/essays';
import { Button } from '@marklight/ui/antd';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { toast } from '@marklight/ui/toast';
import { useCorrectTextMutation } from '../../api/review-api';

export interface CorrectTextProps {
  essay: Essay;
  onEdited: (isEdited: boolean) => void;
}

/** The text that was read from pictures, to be typed over beside them. */
export function CorrectText({ essay, onEdited }: CorrectTextProps) {
  const [was, setWas] = useState(essay.content);
  const [text, setText] = useState(was);
  const [save, { isLoading, error }] = useCorrectTextMutation();
  const change = (typed: string) => {
    setText(typed);
    onEdited(typed !== was);
  };
  const send = async () => {
    const { data } = await save({ id: essay.id, text, was });
    if (!data) return;
    setWas(data.content);
    setText(data.content);
    onEdited(false);
    toast({ title: 'Text saved', message: 'Grading and evidence use the corrected text.', tone: 'success' });
  };
  return (
    <section className="ml-stack ml-gap-12" aria-labelledby="er-correct-heading">
      <h3 id="er-correct-heading">Correct the text</h3>
      <p>
        Compare it with “Pages as handed in” and change what was misread. Once the essay is graded, its text
        stays as it is.
      </p>
      <TextAreaField
        label="Text of the essay"
        rows={16}
        value={text}
        error={error ? messageOf(error) : ''}
        onChange={change}
      />
      <Button
        type="primary"
        loading={isLoading}
        disabled={text === was || text.trim() === ''}
        onClick={() => void send()}
      >
        Save text
      </Button>
    </section>
  );
}
