import { ACTIVITY_ACTIONS } from '@marklight/contracts/profile';
import { SelectField } from '@marklight/ui/select-field';
import { momentOf } from '@marklight/ui/words';
import { useAdminActivityQuery } from '../api/admin-api';
import { FRESH } from '../api/fresh';
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
    <div className="ad-stack ad-view">
      <div className="ad-section-head">
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
        empty="Nothing was done that this list would show."
        page={page}
        pageRows={PAGE_ROWS}
        onTurn={(next) => change({ page: next })}
      >
        {(rows, busy) => (
          <table role="table" className="ad-table ad-log" aria-label="Activity" aria-busy={busy}>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  When
                </th>
                <th role="columnheader" scope="col">
                  Who
                </th>
                <th role="columnheader" scope="col">
                  What
                </th>
                <th role="columnheader" scope="col">
                  Details
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((entry) => (
                <tr role="row" key={entry.id}>
                  <td role="cell" className="ad-col-when">
                    <time dateTime={entry.createdAt}>{momentOf(entry.createdAt)}</time>
                  </td>
                  <td role="cell">{entry.userEmail || 'a deleted account'}</td>
                  <td role="cell" className="ad-col-what">
                    {asTitle(entry.action)}
                  </td>
                  <td role="cell" className={entry.details === null ? 'ad-none' : undefined}>
                    {entry.details ?? '-'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedView>
    </div>
  );
}
