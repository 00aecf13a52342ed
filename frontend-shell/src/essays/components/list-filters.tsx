import { useMemo } from 'react';
import { isolated } from '@marklight/contracts/direction';
import { byClass } from '@marklight/ui/assignment-select';
import { SearchBox } from '@marklight/ui/search-box';
import { SelectField } from '@marklight/ui/select-field';
import { useAssignmentChoicesQuery } from '../api';
import type { ChangeList } from '../hooks/use-list-state';
import { SORT_CHOICES, STATUS_FILTERS, type ListState } from '../logic/list-state';

export interface ListFiltersProps {
  state: ListState;
  change: ChangeList;
}

const STATUS_OPTIONS = STATUS_FILTERS.map(({ status, label }) => ({ value: status ?? '', label }));
const SORT_OPTIONS = SORT_CHOICES.map(({ sort, order, label }) => ({ value: `${sort}:${order}`, label }));

/** Which essays the list shows, and in which order. */
export function ListFilters({ state, change }: ListFiltersProps) {
  const search = useMemo(
    // A word being typed is one entry in the history, not one for each letter.
    () => (text: string) => change({ search: text }, { replace: state.search !== '' && text !== '' }),
    [change, state.search],
  );
  return (
    <div className="ml-row ml-no-print">
      <SearchBox
        value={state.search}
        label="Search essays by name"
        placeholder="Essay name..."
        onSearch={search}
      />
      <SelectField
        label="Status"
        labelPlace="hidden"
        value={state.status ?? ''}
        options={STATUS_OPTIONS}
        onChange={(value) =>
          change({ status: STATUS_FILTERS.find(({ status }) => status === value)?.status ?? null })
        }
      />
      <FilingFilter state={state} change={change} />
      <label className="ml-choice ml-size-15">
        <input
          type="checkbox"
          checked={state.onlyEye}
          onChange={(event) => change({ onlyEye: event.target.checked })}
        />
        Needs your eye
      </label>
      <label className="ml-choice ml-size-15">
        <input
          type="checkbox"
          checked={state.onlyProposals}
          onChange={(event) => change({ onlyProposals: event.target.checked })}
        />
        Proposals waiting
      </label>
      <SelectField
        label="Order"
        labelPlace="hidden"
        value={`${state.sort}:${state.order}`}
        options={SORT_OPTIONS}
        onChange={(value) => {
          const choice = SORT_CHOICES.find(({ sort, order }) => `${sort}:${order}` === value);
          if (choice) change({ sort: choice.sort, order: choice.order });
        }}
      />
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
    <SelectField
      label="Class"
      labelPlace="hidden"
      value={value}
      options={[
        { value: '', label: 'All classes' },
        ...(isKnown ? [] : [{ value, label: 'Another class' }]),
        ...classes.map(({ classId: id, className, choices }) => ({
          label: className,
          options: [
            { value: `class:${id}`, label: `All of ${isolated(className)}` },
            ...choices.map((choice) => ({ value: `assignment:${choice.id}`, label: choice.title })),
          ],
        })),
      ]}
      onChange={(chosen) => {
        const [kind, id = null] = chosen.split(':');
        change({ classId: kind === 'class' ? id : null, assignmentId: kind === 'assignment' ? id : null });
      }}
    />
  );
}
