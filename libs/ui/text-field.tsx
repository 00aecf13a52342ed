import { useId, type ReactNode } from 'react';
import { Input, type InputProps } from '@marklight/ui/antd-input';

export interface TextFieldProps extends Omit<InputProps, 'id' | 'status' | 'prefix'> {
  label: ReactNode;
  /** What is wrong with it, in words; empty or absent where nothing is. */
  error?: string;
  hint?: ReactNode;
}

/** A labelled input that shows beside it what is wrong. */
export function TextField({ label, error, hint, type, ...input }: TextFieldProps) {
  const id = useId();
  const Control = type === 'password' ? Input.Password : Input;
  const note = error || hint;
  return (
    <div className="ml-field">
      <label htmlFor={id}>{label}</label>
      <Control
        {...input}
        {...(type === 'password' ? {} : { type })}
        id={id}
        status={error ? 'error' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={error ? 'ml-field-error' : 'ml-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
