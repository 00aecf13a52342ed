import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';

export interface ShareFieldProps {
  label: string;
  placeholder: string;
  hint: string;
  addLabel: string;
  /** What is typed and not added yet. */
  value: string;
  error?: string;
  entries: readonly { value: string; error?: string }[];
  onChange: (value: string) => void;
  onAdd: () => void;
  onRemove: (value: string) => void;
}

/** One kind of share: a field with a button that adds what is typed, and the list of entries. */
export function ShareField(props: ShareFieldProps) {
  const { label, placeholder, hint, addLabel, value, error, entries, onChange, onAdd, onRemove } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const focusField = () => root.current?.querySelector<HTMLInputElement>('input')?.focus();
  const add = () => {
    onAdd();
    focusField();
  };
  return (
    <div ref={root} className="ml-field">
      <label htmlFor={id}>{label}</label>
      <div className="ml-flex ml-gap-8">
        <Input
          id={id}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          status={error ? 'error' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // Enter adds; in an empty field it saves the form.
            if (event.key !== 'Enter' || value.trim() === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button disabled={value.trim() === ''} onClick={add}>
          {addLabel}
        </Button>
      </div>
      <p id={`${id}-note`} className={error ? 'ml-field-error' : 'ml-hint'}>
        {error ?? hint}
      </p>
      {entries.length > 0 && (
        <ul className="ml-list ml-row ml-gap-8 ml-above-4" aria-label={label}>
          {entries.map((entry) => (
            <li key={entry.value}>
              <span className="ml-inline ml-gap-4 ml-box ml-pill ml-wash ml-size-15">
                <span className="ml-anywhere">{entry.value}</span>
                <button
                  type="button"
                  className="ml-icon-button"
                  aria-label={`Remove ${entry.value}`}
                  // The focus belongs on an entry that the server refused.
                  aria-invalid={entry.error ? true : undefined}
                  aria-describedby={entry.error ? `${id}-${entry.value}` : undefined}
                  onClick={() => {
                    onRemove(entry.value);
                    focusField();
                  }}
                >
                  <X size={16} aria-hidden />
                </button>
              </span>
              {entry.error && (
                <p id={`${id}-${entry.value}`} className="ml-field-error">
                  {entry.error}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
