import { useId, type ReactNode } from 'react';
import { Input } from '@marklight/ui/antd-input';

export interface TextAreaFieldProps {
  label: string;
  value: string;
  rows: number;
  error?: string;
  hint?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A labelled field for several lines that shows beside it what is wrong. */
export function TextAreaField({ label, error, hint, onChange, ...area }: TextAreaFieldProps) {
  const id = useId();
  const note = error || hint;
  return (
    <div className="ml-field">
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        {...area}
        id={id}
        status={error ? 'error' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <p id={`${id}-note`} className={error ? 'ml-field-error' : 'ml-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
