import type { Assignment, Class } from '@marklight/contracts/classes';
import { isolated } from '@marklight/contracts/direction';

export type MetricsScope = 'class' | 'assignment';

/** What the metrics are about. */
export interface MetricsSubject {
  scope: MetricsScope;
  id: string;
}

/** One entry of a select. */
export interface Choice {
  id: string;
  name: string;
}

/** What the page says about each scope. */
export const SCOPE_WORDS = {
  class: {
    tab: 'Class',
    placeholder: 'Select class',
    none: 'No classes available',
    empty: 'At least one class needs to exist to show data.',
    hint: 'Choose a class to see how it did.',
    noEssays: 'No essays are filed under this class yet.',
    failed: 'Your classes could not be loaded.',
  },
  assignment: {
    tab: 'Assignment',
    placeholder: 'Select assignment',
    none: 'No assignments available',
    empty: 'At least one assignment needs to exist to show data.',
    hint: 'Choose an assignment to see how it went.',
    noEssays: 'No essays are filed under this assignment yet.',
    failed: 'Your assignments could not be loaded.',
  },
} as const;

export function classChoices(classes: readonly Class[]): Choice[] {
  return classes.map(({ id, name }) => ({ id, name }));
}

/** Two classes may have an assignment of the same title, so each names its class. */
export function assignmentChoices(assignments: readonly Assignment[]): Choice[] {
  return assignments.map(({ id, title, className }) => ({
    id,
    name: `${isolated(title)} (${isolated(className)})`,
  }));
}

/** Scope and choice as the page's address has them: `?class=ID` or `?assignment=ID`, the id empty for none. */
export function subjectOf(params: URLSearchParams): { scope: MetricsScope; id: string } {
  const scope = params.has('assignment') ? 'assignment' : 'class';
  return { scope, id: params.get(scope) ?? '' };
}
