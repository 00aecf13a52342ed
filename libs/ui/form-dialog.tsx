import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';

export interface FormDialogProps {
  open: boolean;
  title: ReactNode;
  /** On the button that saves, and on the same while it saves. */
  saveLabel: string;
  savingLabel: string;
  saving: boolean;
  /** On the button that leaves; `Cancel` where nothing is said. */
  cancelLabel?: string;
  /** True where something is lost by saving. */
  danger?: boolean;
  /** Changes with the errors at the fields: the first wrong field then gets the focus. */
  errors: object;
  children: ReactNode;
  onSave: (form: HTMLFormElement) => void;
  onCancel: () => void;
  /** After it has gone from the page and the focus is back where it was. */
  onClosed?: () => void;
}

/** A dialog that is a form. It does not close by a click beside it: typed text is lost only by Cancel. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, saveLabel, savingLabel, saving, danger, errors, children } = props;
  const { cancelLabel = 'Cancel', onSave, onCancel, onClosed } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const cancel = () => {
    if (!saving) onCancel();
  };
  return (
    <Dialog
      open={open}
      title={title}
      width={560}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={cancel}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
        else onClosed?.();
      }}
    >
      <form
        ref={form}
        className="ml-form"
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (!saving) onSave(event.currentTarget);
        }}
      >
        {children}
        <div className="ml-actions">
          <Button onClick={cancel} disabled={saving}>
            {cancelLabel}
          </Button>
          <Button type="primary" htmlType="submit" danger={danger} loading={saving}>
            {saving ? savingLabel : saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
