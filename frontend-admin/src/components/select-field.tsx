import { useId, type ReactNode } from 'react';

export interface SelectFieldProps {
  label: string;
  value: string;
  /** The options. */
  children: ReactNode;
  onChange: (value: string) => void;
}

/** A choice whose name only screen readers need: its first option says what it is about. */
export function SelectField({ label, value, children, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="ml-sr-only">
        {label}
      </label>
      <select id={id} className="ml-select" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </>
  );
}
