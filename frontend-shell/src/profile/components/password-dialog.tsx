import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';

export interface PasswordDialogProps {
  open: boolean;
  title: string;
  /** The label of the button, and its label while it is sending. */
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  danger?: boolean;
  /** By field; the first wrong field gets the focus. */
  errors: object;
  children: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  /** Called once the dialog has closed: forget what was typed. */
  onClosed: () => void;
}

/** A form in a dialog that asks for a password. A click outside does not close it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, title, submitLabel, busyLabel, busy, danger, errors, children, onSubmit, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      open={open}
      title={title}
      width={480}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={cancel}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.current?.querySelector('input')?.focus();
        else props.onClosed();
      }}
    >
      <form
        ref={form}
        className="ml-stack"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
        <div className="ml-actions">
          <Button onClick={cancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="primary" danger={danger} htmlType="submit" loading={busy}>
            {busy ? busyLabel : submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
