import {
  ESSAY_SORTS,
  type EssayListQuery,
  type EssayStatus,
  type MatchingEssays,
} from '@marklight/contracts/essays';

export type EssaySort = (typeof ESSAY_SORTS)[number];
export type SortOrder = EssayListQuery['order'];

/** What the list shows; all of it is in the page's address, so that Back and bookmarks work. */
export interface ListState {
  search: string;
  status: EssayStatus | null;
  classId: string | null;
  assignmentId: string | null;
  /** Only essays that need the teacher's eye. */
  onlyEye: boolean;
  /** Only essays with a newer grading that is waiting for the teacher's decision. */
  onlyProposals: boolean;
  sort: EssaySort;
  order: SortOrder;
  /** 1-based. */
  page: number;
}

export const PAGE_ROWS = 50;

export const STATUS_FILTERS: readonly { status: EssayStatus | null; label: string }[] = [
  { status: null, label: 'All Status' },
  { status: 'draft', label: 'Draft' },
  { status: 'ready_for_review', label: 'Ready for review' },
  { status: 'reviewed', label: 'Reviewed' },
];

/** Essays without a grade, or without a student's name, come last either way. */
export const SORT_CHOICES: readonly { sort: EssaySort; order: SortOrder; label: string }[] = [
  { sort: 'uploadedAt', order: 'desc', label: 'Newest first' },
  { sort: 'uploadedAt', order: 'asc', label: 'Oldest first' },
  { sort: 'filename', order: 'asc', label: 'File name, A to Z' },
  { sort: 'filename', order: 'desc', label: 'File name, Z to A' },
  { sort: 'studentName', order: 'asc', label: 'Student, A to Z' },
  { sort: 'studentName', order: 'desc', label: 'Student, Z to A' },
  { sort: 'status', order: 'asc', label: 'Status, drafts first' },
  { sort: 'status', order: 'desc', label: 'Status, reviewed first' },
  { sort: 'grade', order: 'asc', label: 'Grade, A first' },
  { sort: 'grade', order: 'desc', label: 'Grade, F first' },
];

/** Reads the address; what it does not understand is ignored. */
export function listStateFrom(params: URLSearchParams): ListState {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    status:
      STATUS_FILTERS.find(({ status }) => status !== null && status === params.get('status'))?.status ?? null,
    classId: params.get('class'),
    assignmentId: params.get('assignment'),
    onlyEye: params.get('eye') === 'needed',
    onlyProposals: params.get('proposal') === 'waiting',
    sort: ESSAY_SORTS.find((sort) => sort === params.get('sort')) ?? 'uploadedAt',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a state; defaults are left out. */
export function addressOf({ search, status, classId, assignmentId, sort, order, page, ...only }: ListState) {
  return paramsWith([
    ['search', search],
    ['status', status],
    ['class', classId],
    ['assignment', assignmentId],
    ['eye', only.onlyEye ? 'needed' : null],
    ['proposal', only.onlyProposals ? 'waiting' : null],
    ['sort', sort === 'uploadedAt' ? null : sort],
    ['order', order === 'desc' ? null : order],
    ['page', page === 1 ? null : String(page)],
  ]);
}

/** The filter, in the form that the server takes for an action on all that match. */
export function filterOf(state: ListState): MatchingEssays {
  const { search, status, classId, assignmentId, onlyEye, onlyProposals } = state;
  return {
    search: search || undefined,
    status: status ?? undefined,
    classId: classId ?? undefined,
    assignmentId: assignmentId ?? undefined,
    eye: onlyEye ? 'needed' : undefined,
    proposal: onlyProposals ? 'waiting' : undefined,
  };
}

/** The same in an address. */
export function exportFilterOf(state: ListState): URLSearchParams {
  return paramsWith(Object.entries(filterOf(state)).map(([name, value]) => [name, value ?? null]));
}

/** The query of one page, as the server's list takes it. */
export function queryOf(state: ListState) {
  return {
    ...filterOf(state),
    sort: state.sort,
    order: state.order,
    page: state.page,
    pageSize: PAGE_ROWS,
  };
}

export function isFiltered(state: ListState): boolean {
  return Object.values(filterOf(state)).some((value) => value !== undefined);
}

function paramsWith(entries: readonly [name: string, value: string | null][]): URLSearchParams {
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
