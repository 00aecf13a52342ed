import { useMemo, type ReactNode } from 'react';
import { byClass } from '@marklight/ui/assignment-select';
import { SearchBox } from '@marklight/ui/search-box';
import { useAssignmentChoicesQuery } from '../api';
import type { ChangeList } from '../hooks/use-list-state';
import { SORT_CHOICES, STATUS_FILTERS, type ListState } from '../logic/list-state';

export interface ListFiltersProps {
  state: ListState;
  change: ChangeList;
}

/** Which essays the list shows, and in which order. */
export function ListFilters({ state, change }: ListFiltersProps) {
  const search = useMemo(
    // A word being typed is one entry of the history, not one a letter.
    () => (text: string) => change({ search: text }, { replace: state.search !== '' && text !== '' }),
    [change, state.search],
  );
  return (
    <div className="es-filters">
      <SearchBox
        value={state.search}
        label="Search essays by name"
        placeholder="Essay name..."
        onSearch={search}
      />
      <PlainSelect
        label="Status"
        value={state.status ?? ''}
        onChange={(value) =>
          change({ status: STATUS_FILTERS.find(({ status }) => status === value)?.status ?? null })
        }
      >
        {STATUS_FILTERS.map(({ status, label }) => (
          <option key={label} value={status ?? ''}>
            {label}
          </option>
        ))}
      </PlainSelect>
      <FilingFilter state={state} change={change} />
      <label className="es-only-eye">
        <input
          type="checkbox"
          checked={state.onlyEye}
          onChange={(event) => change({ onlyEye: event.target.checked })}
        />
        Needs your eye
      </label>
      <PlainSelect
        label="Order"
        value={`${state.sort}:${state.order}`}
        onChange={(value) => {
          const choice = SORT_CHOICES.find(({ sort, order }) => `${sort}:${order}` === value);
          if (choice) change({ sort: choice.sort, order: choice.order });
        }}
      >
        {SORT_CHOICES.map(({ sort, order, label }) => (
          <option key={label} value={`${sort}:${order}`}>
            {label}
          </option>
        ))}
      </PlainSelect>
    </div>
  );
}

/** Shown to teachers who file essays. */
function FilingFilter({ state, change }: ListFiltersProps) {
  const { data } = useAssignmentChoicesQuery();
  const classes = useMemo(() => byClass(data ?? []), [data]);
  const { classId, assignmentId } = state;
  if (classes.length === 0 && classId === null && assignmentId === null) return null;
  const value =
    assignmentId !== null ? `assignment:${assignmentId}` : classId !== null ? `class:${classId}` : '';
  const isKnown =
    value === '' ||
    classes.some(
      (group) => group.classId === classId || group.choices.some((choice) => choice.id === assignmentId),
    );
  return (
    <PlainSelect
      label="Class"
      value={value}
      onChange={(chosen) => {
        const [kind, id = null] = chosen.split(':');
        change({ classId: kind === 'class' ? id : null, assignmentId: kind === 'assignment' ? id : null });
      }}
    >
      <option value="">All classes</option>
      {!isKnown && <option value={value}>Another class</option>}
      {classes.map(({ classId: id, className, choices }) => (
        <optgroup key={id} label={className}>
          <option value={`class:${id}`}>{`All of ${className}`}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={`assignment:${choice.id}`}>
              {choice.title}
            </option>
          ))}
        </optgroup>
      ))}
    </PlainSelect>
  );
}

function PlainSelect(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <select
      className="ml-select es-select"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {props.children}
    </select>
  );
}
