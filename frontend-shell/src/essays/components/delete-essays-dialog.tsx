import { useState } from 'react';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import { ConfirmDialog } from '@marklight/ui/confirm-dialog';
import { essaysOf } from '../logic/words';

export interface DeleteEssaysDialogProps {
  open: boolean;
  count: number;
  /** Whether they are gone now. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before essays are deleted, and stays while that runs or where it failed. */
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
      body={`${count === 1 ? 'The essay goes with its results.' : 'The essays go with their results.'} For ${DELETED_KEPT_DAYS} days you find ${count === 1 ? 'it' : 'them'} under “Recently deleted”, where you can restore ${count === 1 ? 'it' : 'them'}.`}
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
