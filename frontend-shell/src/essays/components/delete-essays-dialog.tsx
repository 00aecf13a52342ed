import { useState } from 'react';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import { ConfirmDialog } from '@marklight/ui/confirm-dialog';
import { essaysOf } from '../logic/words';

export interface DeleteEssaysDialogProps {
  open: boolean;
  count: number;
  /** Whether they were deleted. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before essays are deleted, and stays while that runs or if it fails. */
export function DeleteEssaysDialog({ open, count, onDelete, onClose }: DeleteEssaysDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const gone = await onDelete();
    setBusy(false);
    if (gone) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${essaysOf(count)}?`}
      body={`${count === 1 ? 'The essay and its results are deleted.' : 'The essays and their results are deleted.'} For ${DELETED_KEPT_DAYS} days you can restore ${count === 1 ? 'it' : 'them'} from “Recently deleted”.`}
      confirmLabel={`Delete ${essaysOf(count)}`}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (!busy) onClose();
      }}
    />
  );
}
