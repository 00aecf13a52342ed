import { useId } from 'react';
import { shortName } from '@marklight/ui/words';
import { SCOPE_WORDS, type Choice, type MetricsScope } from '../logic/subject';

export interface SubjectSelectProps {
  scope: MetricsScope;
  choices: readonly Choice[];
  /** Empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Which class or assignment the metrics are about. */
export function SubjectSelect({ scope, choices, value, onChange }: SubjectSelectProps) {
  const id = useId();
  const { tab, placeholder, none } = SCOPE_WORDS[scope];
  const known = choices.some((choice) => choice.id === value);
  return (
    <div className="ml-field me-select ml-no-print">
      <label htmlFor={id}>{tab}</label>
      <select
        id={id}
        className="ml-select"
        value={known ? value : ''}
        disabled={choices.length === 0}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled={known}>
          {choices.length === 0 ? none : placeholder}
        </option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {shortName(choice.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
