import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { HandBackChoice } from '@marklight/api-client/hand-back-api';
import { Button, type ButtonProps } from '@marklight/ui/antd';
import { useOnceTrue } from '../use-once-true';

const HandBackDialog = lazy(async () => ({ default: (await import('./hand-back-dialog')).HandBackDialog }));

export interface HandBackButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'disabled'> {
  choice: HandBackChoice;
}

/** Opens the dialog that hands these essays back; its code is loaded when it is first opened. */
export function HandBackButton({ choice, ...look }: HandBackButtonProps) {
  const [open, setOpen] = useState(false);
  const needed = useOnceTrue(open);
  return (
    <>
      <Button {...look} icon={<Send size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Hand back
      </Button>
      {needed && (
        <Suspense fallback={null}>
          <HandBackDialog open={open} choice={choice} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
