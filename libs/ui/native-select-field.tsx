import { useId } from 'react';
import type { Choice } from './select-field';

export interface NativeSelectFieldProps {
  label: string;
  value: string;
  options: readonly Choice[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** The browser's own select, for a choice in a first view: antd's would add 42 KB of gzip to the dashboard's. */
export function NativeSelectField(props: NativeSelectFieldProps) {
  const { label, value, options, disabled, onChange } = props;
  const id = useId();
  return (
    <div className="ml-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ml-select"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
