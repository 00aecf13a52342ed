import type { ReactNode } from 'react';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';

export interface LinkDialogProps {
  open: boolean;
  title: string;
  link: string;
  children: ReactNode;
  onClose: () => void;
  onClosed?: () => void;
}

/** Shows a link that can be read only here. */
export function LinkDialog({ open, title, link, children, onClose, onClosed }: LinkDialogProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', tone: 'success' });
    } catch {
      toast({ title: 'Not copied', message: 'Select the link and copy it yourself.', tone: 'info' });
    }
  };
  return (
    <FormDialog
      open={open}
      title={title}
      saveLabel="Copy link"
      savingLabel="Copying..."
      cancelLabel="Done"
      saving={false}
      errors={{}}
      onSave={() => void copy()}
      onCancel={onClose}
      onClosed={onClosed}
    >
      <p className="ml-anywhere">{children}</p>
      <TextField label="Link" value={link} readOnly onFocus={(event) => event.target.select()} />
    </FormDialog>
  );
}
