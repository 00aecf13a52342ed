import { useId, useState } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import { CRITERIA_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { useUploadCriteriaTextMutation } from '../api/criteria-api';

/** Criteria typed or pasted, one per line. */
export function CriteriaPaste({ isProcessing }: { isProcessing: boolean }) {
  const id = useId();
  const [text, setText] = useState('');
  const [uploadText, { isLoading }] = useUploadCriteriaTextMutation();

  const send = async () => {
    const reply = await uploadText(text);
    if (reply.error) {
      const message = isRequestFailure(reply.error) && reply.error.body ? messageOf(reply.error) : null;
      toast({ title: 'Error', message: message ?? 'Failed to upload criteria', tone: 'error' });
      return;
    }
    setText('');
    const { items } = reply.data;
    toast({
      title: 'Criteria uploaded',
      message: items.length === 1 ? '1 criterion' : `${items.length} criteria`,
      tone: 'success',
    });
  };

  return (
    <form
      className="ml-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <label htmlFor={id}>Or paste them, one criterion per line</label>
      <textarea
        className="ml-text-area"
        id={id}
        value={text}
        rows={4}
        maxLength={CRITERIA_TEXT_MAX_CHARACTERS}
        disabled={isProcessing || isLoading}
        placeholder={'States a clear position\nSupports each claim with evidence'}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="ml-actions ml-above-4">
        <Button htmlType="submit" loading={isLoading} disabled={isProcessing || text.trim() === ''}>
          {isProcessing ? 'Processing...' : 'Upload criteria'}
        </Button>
      </div>
    </form>
  );
}
