import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@marklight/ui/confirm-dialog';

export interface DeleteDialogProps {
  open: boolean;
  title: string;
  /** What is deleted and what is kept, with numbers. */
  children: ReactNode;
  confirmLabel: string;
  /** Whether it was deleted. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before deleting and stays while it runs. After a failure it offers to try again. */
export function DeleteDialog({ open, title, children, confirmLabel, onDelete, onClose }: DeleteDialogProps) {
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const confirm = async () => {
    setState('deleting');
    const gone = await onDelete();
    setState(gone ? 'asking' : 'failed');
    if (gone) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      body={<div className="ml-section">{children}</div>}
      confirmLabel={state === 'failed' ? 'Try again' : confirmLabel}
      danger
      busy={state === 'deleting'}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (state === 'deleting') return;
        setState('asking');
        onClose();
      }}
    />
  );
}
