import { useCallback } from 'react';
import { Button } from '@marklight/ui/antd';
import { SearchBox } from '@marklight/ui/search-box';
import type { ChangeAddress } from '../hooks/use-address';
import { SORT_CHOICES, STATUS_FILTERS, type UsersState } from '../logic/users-state';
import { SelectField } from './select-field';

export interface UserFiltersProps {
  state: UsersState;
  change: ChangeAddress;
}

/** What the list of users is searched, filtered and sorted by. */
export function UserFilters({ state, change }: UserFiltersProps) {
  const { search, status, role, sort, order } = state;
  const onSearch = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <div className="ad-filters">
      <SearchBox
        value={search}
        label="Search users by name or email"
        placeholder="Name or email..."
        onSearch={onSearch}
      />
      <SelectField label="Status" value={status ?? ''} onChange={(value) => change({ status: value })}>
        <option value="">All Status</option>
        {STATUS_FILTERS.map((filter) => (
          <option key={filter.status} value={filter.status}>
            {filter.label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Role" value={role ?? ''} onChange={(value) => change({ role: value })}>
        <option value="">All roles</option>
        <option value="teacher">Teachers</option>
        <option value="admin">Administrators</option>
      </SelectField>
      <SelectField
        label="Order"
        value={`${sort} ${order}`}
        onChange={(value) => {
          const [nextSort = '', nextOrder = ''] = value.split(' ');
          change({ sort: nextSort, order: nextOrder });
        }}
      >
        {SORT_CHOICES.map((choice) => (
          <option key={choice.label} value={`${choice.sort} ${choice.order}`}>
            {choice.label}
          </option>
        ))}
      </SelectField>
      {(search !== '' || status !== null || role !== null) && (
        <Button onClick={() => change({ search: null, status: null, role: null })}>Clear filters</Button>
      )}
    </div>
  );
}
