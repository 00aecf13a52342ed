import { useEffect, useRef } from 'react';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import type { Deletion } from '../hooks/use-deletion';
import { essaysOf } from '../logic/words';

/** Says what was deleted and offers to restore it; it takes the focus, which was on a row that is gone. */
export function DeletedNotice({ deletion }: { deletion: Deletion }) {
  const { last, isUndoing, undo, forget } = deletion;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last) box.current?.focus();
  }, [last]);
  if (!last) return null;
  return (
    <div ref={box} className="ml-notice ml-row ml-between" role="status" tabIndex={-1}>
      <p>{`${essaysOf(last.deleted)} deleted. You can restore ${last.deleted === 1 ? 'it' : 'them'} for ${DELETED_KEPT_DAYS} days.`}</p>
      <div className="ml-actions">
        <Button loading={isUndoing} onClick={() => void undo()}>
          Undo
        </Button>
        <Button type="text" disabled={isUndoing} onClick={forget}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
