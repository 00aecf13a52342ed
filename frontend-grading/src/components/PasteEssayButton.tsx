import { Suspense, useState } from 'react';
import { Button } from '@marklight/ui/antd';
import { PasteEssay } from './later';

interface PasteEssayButtonProps {
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Opens the dialog for an essay that came as text, which is loaded when it is first opened. */
export function PasteEssayButton({ disabled = false, onFile }: PasteEssayButtonProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <div className="ml-centre">
      <Button type="text" disabled={disabled} onClick={() => setOpen(true)}>
        Paste an essay as text
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <PasteEssay open={open} onFile={onFile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
