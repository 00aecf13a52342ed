import { PAGES } from '@marklight/contracts/routes';

/** The parts of the page, named in its address: `/admin?view=users`. */
export const VIEWS = [
  { view: 'overview', label: 'Overview' },
  { view: 'users', label: 'Users' },
  { view: 'invitations', label: 'Invitations' },
  { view: 'rubrics', label: 'Reported rubrics' },
  { view: 'activity', label: 'Activity' },
  { view: 'audit', label: 'Audit log' },
  { view: 'jobs', label: 'Scheduled jobs' },
  { view: 'maintenance', label: 'Maintenance' },
] as const;
export type View = (typeof VIEWS)[number]['view'];

/** The view that the address names; an unknown one counts as the overview. */
export function viewIn(params: URLSearchParams): View {
  return VIEWS.find(({ view }) => view === params.get('view'))?.view ?? 'overview';
}

/** Address of a view, with what it shows. */
export function addressOf(view: View, shown: Record<string, string> = {}): string {
  const params = new URLSearchParams(view === 'overview' ? shown : { view, ...shown });
  return params.size === 0 ? PAGES.admin : `${PAGES.admin}?${params.toString()}`;
}
