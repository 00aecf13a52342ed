import { isolated } from '@marklight/contracts/direction';
import type { FormValues, RecordForm } from './use-record-form';

export interface ConflictingValueProps<Values extends FormValues> {
  form: RecordForm<unknown, Values>;
  field: keyof Values & string;
  /** Name of the field in a sentence: "class name". */
  what: string;
  /** The saved value as people read it, where that differs from the value itself. */
  shown?: string;
}

/** Shown below a field: what another edit saved there, if it differs. */
export function ConflictingValue<Values extends FormValues>(props: ConflictingValueProps<Values>) {
  const { form, field, what, shown } = props;
  const theirs = form.theirs?.[field];
  if (theirs === undefined || theirs.trim() === form.values[field]?.trim()) return null;
  return (
    <p className="ml-bar ml-baseline ml-gap-12 ml-above-4 ml-hint ml-anywhere">
      <span
        className="ml-scrolls"
        style={{ maxHeight: 96 }}
      >{`Saved in the meantime: ${isolated((shown ?? theirs) || 'nothing')}`}</span>
      <button type="button" className="ml-link ml-fixed" onClick={() => form.set(field, theirs)}>
        {`Use the saved ${what}`}
      </button>
    </p>
  );
}
