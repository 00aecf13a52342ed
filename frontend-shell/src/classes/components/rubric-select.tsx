import { useId } from 'react';
import type { Assignment } from '@marklight/contracts/classes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { shortName } from '@marklight/ui/words';
import { useRubricChoicesQuery } from '../api';

export interface RubricSelectProps {
  /** Empty for none. */
  value: string;
  /** The assignment as saved: its rubric may no longer be among those that the teacher can choose. */
  saved: Assignment | null;
  error?: string;
  onChange: (rubricId: string) => void;
}

/** The rubric that an assignment is graded with. */
export function RubricSelect({ value, saved, error, onChange }: RubricSelectProps) {
  const id = useId();
  const { data, isLoading, isError, refetch } = useRubricChoicesQuery();
  const rubrics = data ?? [];
  const groups: readonly [label: string, rubrics: Rubric[]][] = [
    ['My rubrics', rubrics.filter((rubric) => rubric.isOwn)],
    ['Shared with me', rubrics.filter((rubric) => !rubric.isOwn && rubric.type !== 'platform')],
    ['Platform rubrics', rubrics.filter((rubric) => !rubric.isOwn && rubric.type === 'platform')],
  ];
  const keptId = saved?.rubricId && !rubrics.some((rubric) => rubric.id === saved.rubricId) && saved.rubricId;
  const failed = isError && !data;
  const note = error ?? (failed ? 'Your rubrics could not be loaded.' : undefined);
  return (
    <div className="ml-field">
      <label htmlFor={id}>Rubric</label>
      <select
        id={id}
        className="ml-select cl-select"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{isLoading ? 'Loading rubrics…' : 'No rubric'}</option>
        {keptId && <option value={keptId}>{shortName(saved?.rubricName ?? 'The rubric it has now')}</option>}
        {groups
          .filter(([, members]) => members.length > 0)
          .map(([label, members]) => (
            <optgroup key={label} label={label}>
              {members.map((rubric) => (
                <option key={rubric.id} value={rubric.id}>
                  {shortName(rubric.name)}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      {note && (
        <p id={`${id}-note`} className="ml-field-error">
          {note}{' '}
          {failed && !error && (
            <button type="button" className="fm-link" onClick={() => void refetch()}>
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  );
}
