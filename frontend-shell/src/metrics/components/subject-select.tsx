import { SelectField } from '@marklight/ui/select-field';
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
  const { tab, placeholder, none } = SCOPE_WORDS[scope];
  const known = choices.some((choice) => choice.id === value);
  const nothing = { value: '', label: choices.length === 0 ? none : placeholder, disabled: known };
  return (
    <SelectField
      label={tab}
      className="ml-narrow ml-no-print"
      value={known ? value : ''}
      options={[nothing, ...choices.map(({ id, name }) => ({ value: id, label: shortName(name) }))]}
      disabled={choices.length === 0}
      onChange={onChange}
    />
  );
}
