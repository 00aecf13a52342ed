import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { isolated } from '@marklight/contracts/direction';
import type { Essay } from '@marklight/contracts/essays';
import { StatusChip } from '@marklight/ui/chips';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useDeleteEssayMutation } from '../api/essays-api';
import { FileChips } from './FileChips';

/** The essays of the working set, each with what was read from it and a way to delete it. */
export const EssayList = memo(function EssayList({
  essays,
  isLocked,
}: {
  essays: readonly Essay[];
  isLocked: boolean;
}) {
  const [ask, dialog] = useConfirm();
  const [deleteEssay, { isLoading, originalArgs }] = useDeleteEssayMutation();

  const remove = async (essay: Essay) => {
    const graded = essay.status === 'ready_for_review';
    const agreed = await ask({
      title: 'Delete this essay?',
      body: (
        <p>
          {isolated(essay.filename)} is deleted{graded ? ', together with its result' : ''}.
        </p>
      ),
      confirmLabel: 'Delete essay',
      danger: true,
    });
    if (!agreed) return;
    const reply = await deleteEssay(essay.id);
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'Essay deleted', message: essay.filename, tone: 'success' });
  };

  return (
    <>
      <ul
        className="gd-scroll ml-entries ml-lined ml-list ml-frame ml-box ml-scrolls"
        tabIndex={0}
        aria-label="Uploaded essays"
      >
        {essays.map((essay) => (
          <li key={essay.id}>
            <div className="ml-col">
              <span className="ml-size-15 ml-ellipsis">{essay.filename}</span>
              <span className="ml-row ml-near ml-hint">
                <span>
                  {essay.studentName ? `${isolated(essay.studentName)} · ` : ''}
                  {countOf(essay.wordCount, 'word')}
                </span>
                <FileChips essay={essay} />
                {essay.status === 'ready_for_review' && <StatusChip kind="essay" status={essay.status} />}
              </span>
            </div>
            <button
              type="button"
              className="ml-icon-button"
              aria-label={`Delete ${essay.filename}`}
              disabled={isLocked || (isLoading && originalArgs === essay.id)}
              onClick={() => void remove(essay)}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
});
