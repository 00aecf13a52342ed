import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { CRITERIA_PREVIEW_ITEMS } from '@marklight/contracts/business';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import { isolated } from '@marklight/contracts/direction';
import { Button } from '@marklight/ui/antd';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useDeleteCriteriaMutation } from '../api/criteria-api';

export interface CriteriaPreviewProps {
  set: CriteriaSet;
  /** How many sets there are; only the latest is used. */
  setCount: number;
  isLocked: boolean;
}

/** The criteria that grading will use: the first five, then how many more. */
export function CriteriaPreview({ set, setCount, isLocked }: CriteriaPreviewProps) {
  const [ask, dialog] = useConfirm();
  const [showAll, setShowAll] = useState(false);
  const [deleteCriteria, { isLoading }] = useDeleteCriteriaMutation();
  const moreCount = set.items.length - CRITERIA_PREVIEW_ITEMS;
  const shown = showAll ? set.items : set.items.slice(0, CRITERIA_PREVIEW_ITEMS);

  const remove = async () => {
    const agreed = await ask({
      title: 'Delete these criteria?',
      body: (
        <p>{`This deletes ${isolated(set.filename)} with ${countOf(set.items.length, 'criterion', 'criteria')}. Results stay.`}</p>
      ),
      confirmLabel: 'Delete criteria',
      danger: true,
    });
    if (!agreed) return;
    const reply = await deleteCriteria(set.id);
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'Criteria deleted', message: set.filename, tone: 'success' });
  };

  return (
    <div className="ml-stack ml-gap-8 ml-frame ml-paper ml-pad">
      <div className="ml-bar ml-between">
        <span className="ml-size-14 ml-weight-600 ml-ellipsis">{set.filename}</span>
        <button
          type="button"
          className="ml-icon-button"
          aria-label={`Delete criteria ${set.filename}`}
          disabled={isLocked || isLoading}
          onClick={() => void remove()}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
      <ol
        className={`ml-bullets ml-stack ml-gap-4 ml-size-15 ml-anywhere${showAll ? ' gd-scroll ml-scrolls' : ''}`}
        tabIndex={showAll ? 0 : undefined}
      >
        {shown.map((item, index) => (
          <li key={index}>
            {item}
            {set.weights && <span className="ml-hint">{` (weight ${set.weights[index] ?? 1})`}</span>}
          </li>
        ))}
      </ol>
      {moreCount > 0 && (
        <p className="ml-bar ml-gap-4 ml-hint">
          {!showAll && <span>{`... and ${moreCount} more criteria`}</span>}
          <Button type="link" size="small" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
            {showAll ? `Show the first ${CRITERIA_PREVIEW_ITEMS}` : 'Show all'}
          </Button>
        </p>
      )}
      {setCount > 1 && (
        <p className="ml-hint">{`This is the latest of ${setCount} sets; grading uses only this one.`}</p>
      )}
      {dialog}
    </div>
  );
}
