import { ADMIN_USER_SORTS, type AdminUserFilter, type AdminUsersQuery } from '@marklight/contracts/admin';
import { pageIn } from '../hooks/use-address';

export type UserSort = AdminUsersQuery['sort'];
export type SortOrder = AdminUsersQuery['order'];
export type UserStatus = NonNullable<AdminUserFilter['status']>;

export const PAGE_ROWS = 25;

export const STATUS_FILTERS: readonly { status: UserStatus; label: string }[] = [
  { status: 'trialing', label: 'Trialing' },
  { status: 'active', label: 'Active' },
  { status: 'past_due', label: 'Past due' },
  { status: 'canceled', label: 'Canceled' },
  { status: 'no_subscription', label: 'No subscription' },
  { status: 'disabled', label: 'Disabled' },
];

export const SORT_CHOICES: readonly { sort: UserSort; order: SortOrder; label: string }[] = [
  { sort: 'createdAt', order: 'desc', label: 'Newest first' },
  { sort: 'createdAt', order: 'asc', label: 'Oldest first' },
  { sort: 'name', order: 'asc', label: 'Name, A to Z' },
  { sort: 'name', order: 'desc', label: 'Name, Z to A' },
  { sort: 'email', order: 'asc', label: 'Email, A to Z' },
  { sort: 'email', order: 'desc', label: 'Email, Z to A' },
  { sort: 'status', order: 'asc', label: 'Status, A to Z' },
  { sort: 'status', order: 'desc', label: 'Status, Z to A' },
  { sort: 'lastActivity', order: 'desc', label: 'Last active first' },
  { sort: 'lastActivity', order: 'asc', label: 'Longest inactive first' },
  { sort: 'essays', order: 'desc', label: 'Most essays first' },
  { sort: 'essays', order: 'asc', label: 'Fewest essays first' },
  { sort: 'tokensUsed', order: 'desc', label: 'Most tokens first' },
  { sort: 'tokensUsed', order: 'asc', label: 'Fewest tokens first' },
];

/** What the list of users shows. */
export interface UsersState {
  search: string;
  status: UserStatus | null;
  role: 'admin' | 'teacher' | null;
  sort: UserSort;
  order: SortOrder;
  page: number;
}

/** Reads the address; what it does not understand is ignored. */
export function usersStateIn(params: URLSearchParams): UsersState {
  const role = params.get('role');
  return {
    search: params.get('search') ?? '',
    status: STATUS_FILTERS.find(({ status }) => status === params.get('status'))?.status ?? null,
    role: role === 'admin' || role === 'teacher' ? role : null,
    sort: ADMIN_USER_SORTS.find((sort) => sort === params.get('sort')) ?? 'createdAt',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: pageIn(params),
  };
}

/** The query of one page, as the server's list takes it. */
export function usersQueryOf({ search, status, role, ...rest }: UsersState): Partial<AdminUsersQuery> {
  return {
    search: search || undefined,
    status: status ?? undefined,
    role: role ?? undefined,
    pageSize: PAGE_ROWS,
    ...rest,
  };
}

/**
 * The order that a press on a column's heading asks for: reversed if it is the present one, else numbers and
 * dates from the top.
 */
export function nextOrder(state: UsersState, sort: UserSort): SortOrder {
  if (state.sort === sort) return state.order === 'asc' ? 'desc' : 'asc';
  return sort === 'name' || sort === 'email' || sort === 'status' ? 'asc' : 'desc';
}
