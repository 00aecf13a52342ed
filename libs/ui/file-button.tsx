import { useRef, type Ref } from 'react';
import { Button, type ButtonProps } from '@marklight/ui/antd';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The name of the field behind the button. */
  label: string;
  /** As of an input: `.pdf,application/pdf`. */
  accept: string;
  multiple?: boolean;
  /** Never empty; one file only unless `multiple`. */
  onFiles: (files: File[]) => void;
  /** Of the button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that opens the browser's window for choosing files. The same file can be chosen again. */
export function FileButton({ label, accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={button.disabled}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          // Otherwise choosing the same file again would not count as a change.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
