import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';

export interface ConfirmQuestion {
  title: string;
  /** What will happen, with numbers. */
  body: ReactNode;
  /** A verb: "Delete 3 essays". */
  confirmLabel: string;
  /** Default "Cancel"; give another where the action is itself a cancellation. */
  cancelLabel?: string;
  /** True where something is lost. */
  danger?: boolean;
}
export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean;
  /** While the action runs; the dialog stays. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot easily be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, danger = false, busy = false, onConfirm, onCancel } = props;
  const { cancelLabel = 'Cancel' } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onCancel={onCancel}
      width={480}
      footer={
        <div className="ml-actions">
          <Button onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="primary" danger={danger} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {body}
    </Dialog>
  );
}

/**
 * `const [ask, dialog] = useConfirm()`: draw `dialog` somewhere, then
 * `if (await ask({ title, body, confirmLabel, danger: true })) …`.
 */
export function useConfirm(): [ask: (question: ConfirmQuestion) => Promise<boolean>, dialog: ReactNode] {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [open, setOpen] = useState(false);
  const settle = useRef<(answer: boolean) => void>(() => undefined);
  const ask = useCallback((next: ConfirmQuestion) => {
    settle.current(false);
    setQuestion(next);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
  }, []);
  const answer = (yes: boolean) => {
    setOpen(false);
    settle.current(yes);
  };
  const dialog = question && (
    <ConfirmDialog {...question} open={open} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
  );
  return [ask, dialog];
}
