import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ApprovalChoice } from '@marklight/api-client/approvals-api';
import { Button, type ButtonProps } from '@marklight/ui/antd';
import { useOnceTrue } from '../use-once-true';

const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog')).ApproveDialog }));

export interface ApproveButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'disabled' | 'className'> {
  choice: ApprovalChoice;
  label: string;
  /** False where nothing is left; the dialog stays open until the teacher closes it. Default true. */
  isOffered?: boolean;
  /** Runs first; the dialog does not open if it returns false. */
  before?: () => Promise<boolean>;
  /** Essays were marked as reviewed, or that was taken back. */
  onMarked?: (essayIds: readonly string[], reviewed: boolean) => void;
  /** The teacher has closed the dialog after approving. */
  onDone?: () => void;
}

/** Opens the dialog in which several essays are approved; its code is loaded when it is first opened. */
export function ApproveButton(props: ApproveButtonProps) {
  const { choice, label, isOffered = true, before, onMarked, onDone, ...look } = props;
  const [opened, setOpened] = useState<ApprovalChoice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const needed = useOnceTrue(opened !== null);
  const open = async () => {
    setBusy(true);
    try {
      if ((await before?.()) !== false) setOpened(choice);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {isOffered && (
        <Button
          {...look}
          icon={<ListChecks size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => void open()}
        >
          {label}
        </Button>
      )}
      {needed && (
        <Suspense fallback={null}>
          <ApproveDialog
            open={opened !== null}
            choice={opened ?? choice}
            onMarked={onMarked}
            onClose={(isDone) => {
              setOpened(null);
              if (isDone) onDone?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
