import { FileUp } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { FileButton } from './file-button';

export interface FileDropProps {
  /** What to drop here: "Drop essays here". */
  label: string;
  /** Types and sizes: "PDF, up to 10 MB each". */
  hint: string;
  /** On the button: "Choose files". */
  buttonLabel: string;
  /** As of an input: `.pdf,application/pdf`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /**
   * Never empty; one file only unless `multiple`. Dropped files are not filtered by type: the server says why a file
   * is refused.
   */
  onFiles: (files: File[]) => void;
}

/** A place to drop files, with a button that does the same from the keyboard. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, buttonLabel, accept, multiple = false, disabled = false, onFiles } = props;
  const [over, setOver] = useState(false);
  const hintId = useId();

  const take = (files: File[]) => {
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const onDrag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return (
    <div
      className={`ml-drop${over ? ' ml-drop-over' : ''}${disabled ? ' ml-drop-disabled' : ''}`}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        take(Array.from(event.dataTransfer.files));
      }}
    >
      <FileUp size={28} color="var(--ink-soft)" aria-hidden />
      <p className="ml-drop-label ml-weight-600">{label}</p>
      <p id={hintId} className="ml-hint">
        {hint}
      </p>
      <FileButton
        label={buttonLabel}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hintId}
        onFiles={take}
      >
        {buttonLabel}
      </FileButton>
    </div>
  );
}
