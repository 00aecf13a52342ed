import { useMemo } from 'react';
import type { Assignment } from '@marklight/contracts/classes';
import { SelectField } from './select-field';

export type AssignmentChoice = Pick<Assignment, 'id' | 'title' | 'classId' | 'className'>;

export interface AssignmentSelectProps {
  label: string;
  /** The label for choosing no assignment: "Not filed". */
  none: string;
  /** Id of the chosen assignment; empty for none. */
  value: string;
  assignments: readonly AssignmentChoice[];
  hint?: string;
  disabled?: boolean;
  onChange: (assignmentId: string) => void;
}

/** A choice of one assignment from any class, or none. */
export function AssignmentSelect({ none, assignments, ...field }: AssignmentSelectProps) {
  const options = useMemo(
    () => [
      { value: '', label: none },
      ...byClass(assignments).map(({ className, choices }) => ({
        label: className,
        options: choices.map(({ id, title }) => ({ value: id, label: title })),
      })),
    ],
    [assignments, none],
  );
  return <SelectField {...field} options={options} />;
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
