import { useCallback } from 'react';
import { Button } from '@marklight/ui/antd';
import { SearchBox } from '@marklight/ui/search-box';
import { SelectField } from '@marklight/ui/select-field';
import type { ChangeAddress } from '../hooks/use-address';
import { SORT_CHOICES, STATUS_FILTERS, type UsersState } from '../logic/users-state';

const STATUS_CHOICES = [
  { value: '', label: 'All Status' },
  ...STATUS_FILTERS.map(({ status, label }) => ({ value: status as string, label })),
];
const ROLE_CHOICES = [
  { value: '', label: 'All roles' },
  { value: 'teacher', label: 'Teachers' },
  { value: 'admin', label: 'Administrators' },
];
const ORDER_CHOICES = SORT_CHOICES.map(({ sort, order, label }) => ({ value: `${sort} ${order}`, label }));

export interface UserFiltersProps {
  state: UsersState;
  change: ChangeAddress;
}

/** What the list of users is searched, filtered and sorted by. */
export function UserFilters({ state, change }: UserFiltersProps) {
  const { search, status, role, sort, order } = state;
  const onSearch = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <div className="ad-filters ml-wrap">
      <SearchBox
        value={search}
        label="Search users by name or email"
        placeholder="Name or email..."
        onSearch={onSearch}
      />
      <SelectField
        label="Status"
        labelPlace="hidden"
        value={status ?? ''}
        options={STATUS_CHOICES}
        onChange={(value) => change({ status: value })}
      />
      <SelectField
        label="Role"
        labelPlace="hidden"
        value={role ?? ''}
        options={ROLE_CHOICES}
        onChange={(value) => change({ role: value })}
      />
      <SelectField
        label="Order"
        labelPlace="hidden"
        value={`${sort} ${order}`}
        options={ORDER_CHOICES}
        onChange={(value) => {
          const [nextSort = '', nextOrder = ''] = value.split(' ');
          change({ sort: nextSort, order: nextOrder });
        }}
      />
      {(search !== '' || status !== null || role !== null) && (
        <Button onClick={() => change({ search: null, status: null, role: null })}>Clear filters</Button>
      )}
    </div>
  );
}
