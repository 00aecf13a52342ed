import type { AdminActivity } from '@marklight/contracts/admin';
import { ACTIVITY_ACTIONS } from '@marklight/contracts/profile';
import { SelectField } from '@marklight/ui/select-field';
import { momentOf } from '@marklight/ui/words';
import { useAdminActivityQuery } from '../api/admin-api';
import { FRESH } from '../api/fresh';
import { ListTable, type ListColumn } from '../components/list-table';
import { OneAccount } from '../components/one-account';
import { PagedView } from '../components/paged-view';
import { useAdmin } from '../hooks/admin-context';
import { pageIn, useAddress } from '../hooks/use-address';
import { asTitle } from '../logic/words';

const PAGE_ROWS = 50;
const ACTION_CHOICES = [
  { value: '', label: 'All actions' },
  ...ACTIVITY_ACTIONS.map((action) => ({ value: action, label: asTitle(action) })),
];

const COLUMNS: readonly ListColumn<AdminActivity>[] = [
  {
    key: 'when',
    title: 'When',
    width: 208,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
  },
  { key: 'who', title: 'Who', cell: ({ userEmail }) => userEmail || 'a deleted account' },
  { key: 'what', title: 'What', cell: ({ action }) => <strong>{asTitle(action)}</strong> },
  { key: 'details', title: 'Details', cell: ({ details }) => details },
];

/** What people did, the newest first. */
export function ActivityView() {
  const { email } = useAdmin();
  const [params, change] = useAddress();
  const userId = params.get('user');
  const page = pageIn(params);
  const action = ACTIVITY_ACTIONS.find((each) => each === params.get('action'));
  const list = useAdminActivityQuery(
    { email, page, pageSize: PAGE_ROWS, action, userId: userId ?? undefined },
    FRESH,
  );
  return (
    <div className="ad-view ml-stack ml-shrink">
      <div className="ml-row ml-between ml-tap">
        <h2>Activity</h2>
        <SelectField
          label="Action"
          labelPlace="hidden"
          value={action ?? ''}
          options={ACTION_CHOICES}
          onChange={(value) => change({ action: value })}
        />
      </div>
      {userId !== null && (
        <OneAccount
          email={list.currentData?.rows[0]?.userEmail || null}
          onShowAll={() => change({ user: null })}
        />
      )}
      <PagedView
        list={list}
        failed="The activity could not be loaded."
        empty="There is no activity to show."
        page={page}
        pageRows={PAGE_ROWS}
        onTurn={(next) => change({ page: next })}
      >
        {(rows, busy) => (
          <ListTable label="Activity" rows={rows} keyOf={({ id }) => id} columns={COLUMNS} busy={busy} />
        )}
      </PagedView>
    </div>
  );
}
