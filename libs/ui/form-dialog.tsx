import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { useFocusOnError } from './use-focus-on-error';

export interface FormDialogProps {
  open: boolean;
  title: ReactNode;
  /** In pixels; 560 by default. */
  width?: number;
  /** The label of the button that saves, and its label while it is saving. */
  saveLabel: string;
  savingLabel: string;
  saving: boolean;
  /** True while a part of what would be saved is on its way, such as a file that is being read. */
  waiting?: boolean;
  /** The label of the button that closes the dialog; `Cancel` by default. */
  cancelLabel?: string;
  /** True where something is lost by saving. */
  danger?: boolean;
  /** Changes with the errors at the fields: the first wrong field then gets the focus. */
  errors: object;
  children: ReactNode;
  onSave: (form: HTMLFormElement) => void;
  onCancel: () => void;
  /** Called once the dialog has left the page and the focus is back where it was. */
  onClosed?: () => void;
}

/** A dialog that is a form. A click outside does not close it: typed text is lost only by Cancel. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    width = 560,
    saveLabel,
    savingLabel,
    saving,
    waiting = false,
    danger,
    errors,
    children,
  } = props;
  const { cancelLabel = 'Cancel', onSave, onCancel, onClosed } = props;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, errors);
  const cancel = () => {
    if (!saving) onCancel();
  };
  return (
    <Dialog
      open={open}
      title={title}
      width={width}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={cancel}
      afterOpenChange={(isOpen) => {
        if (!isOpen) onClosed?.();
        // Somebody who is typing by now keeps the focus.
        else if (!form.current?.contains(document.activeElement))
          form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      }}
    >
      <form
        ref={form}
        className="ml-stack"
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (!saving && !waiting) onSave(event.currentTarget);
        }}
      >
        {children}
        <div className="ml-actions">
          <Button onClick={cancel} disabled={saving}>
            {cancelLabel}
          </Button>
          <Button type="primary" htmlType="submit" danger={danger} disabled={waiting} loading={saving}>
            {saving ? savingLabel : saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
