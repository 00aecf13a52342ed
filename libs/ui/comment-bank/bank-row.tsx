import { PencilLine, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useChangeInBankMutation, useRemoveFromBankMutation } from '@marklight/api-client/comment-bank-api';
import { messageOf } from '@marklight/api-client/errors';
import type { BankComment } from '@marklight/contracts/comment-bank';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { usedWords } from './used-words';
import { WordsForm } from './words-form';

export interface BankRowProps {
  comment: BankComment;
  /** Called when it was deleted: the focus then needs a new place. */
  onGone: () => void;
}

/** One comment of the bank, to be changed or deleted where it stands. */
export function BankRow({ comment, onGone }: BankRowProps) {
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null);
  const [change] = useChangeInBankMutation();
  const [remove, { isLoading }] = useRemoveFromBankMutation();
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (mode === null && wasOpen.current) row.current?.querySelector('button')?.focus();
    if (mode === 'delete') row.current?.querySelector('button')?.focus();
    wasOpen.current = mode !== null;
  }, [mode]);
  const { id, words, uses } = comment;
  const short = words.length > 40 ? `${words.slice(0, 40)}…` : words;
  const drop = async () => {
    const reply = await remove(id);
    if (reply.error) {
      toast({ title: 'Not deleted', message: messageOf(reply.error), tone: 'error' });
      setMode(null);
    } else onGone();
  };
  return (
    <li ref={row} className="ml-item ml-line-below">
      {mode === 'edit' ? (
        <WordsForm
          label="Comment"
          words={words}
          onSave={(now) => change({ id, words: now }).unwrap()}
          onClose={() => setMode(null)}
        />
      ) : (
        <>
          <p className="ml-flush ml-anywhere ml-preline" dir="auto">
            {words}
          </p>
          <div className="ml-row ml-between">
            <span className="ml-hint">
              {mode === 'delete' ? 'Delete this comment? Essays keep theirs.' : usedWords(uses)}
            </span>
            {mode === 'delete' ? (
              <div className="ml-actions">
                <Button onClick={() => setMode(null)}>Keep it</Button>
                <Button danger type="primary" loading={isLoading} onClick={() => void drop()}>
                  Delete
                </Button>
              </div>
            ) : (
              <div className="ml-actions">
                <Button
                  icon={<PencilLine size={16} aria-hidden />}
                  aria-label={`Edit “${short}”`}
                  title="Edit"
                  onClick={() => setMode('edit')}
                />
                <Button
                  icon={<Trash2 size={16} aria-hidden />}
                  aria-label={`Delete “${short}”`}
                  title="Delete"
                  onClick={() => setMode('delete')}
                />
              </div>
            )}
          </div>
        </>
      )}
    </li>
  );
}
