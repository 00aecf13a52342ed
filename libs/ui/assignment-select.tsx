import { useId, useMemo } from 'react';
import type { Assignment } from '@marklight/contracts/classes';

export type AssignmentChoice = Pick<Assignment, 'id' | 'title' | 'classId' | 'className'>;

export interface AssignmentSelectProps {
  label: string;
  /** On the choice of no assignment: "Not filed". */
  none: string;
  /** Id of the chosen assignment; empty for none. */
  value: string;
  assignments: readonly AssignmentChoice[];
  hint?: string;
  disabled?: boolean;
  onChange: (assignmentId: string) => void;
}

/** One assignment out of all classes, or none. */
export function AssignmentSelect(props: AssignmentSelectProps) {
  const { label, none, value, assignments, hint, disabled, onChange } = props;
  const id = useId();
  const classes = useMemo(() => byClass(assignments), [assignments]);
  return (
    <div className="ml-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ml-select"
        value={value}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {classes.map(({ classId, className, choices }) => (
          <optgroup key={classId} label={className}>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="ml-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The assignments under their classes, classes by name; assignments stay in their order. */
export function byClass<Choice extends AssignmentChoice>(assignments: readonly Choice[]) {
  const classes = new Map<string, { classId: string; className: string; choices: Choice[] }>();
  for (const assignment of assignments) {
    const { classId, className } = assignment;
    const group = classes.get(classId) ?? { classId, className, choices: [] };
    group.choices.push(assignment);
    classes.set(classId, group);
  }
  return [...classes.values()].sort((a, b) =>
    a.className.localeCompare(b.className, 'en-AU', { numeric: true }),
  );
}
