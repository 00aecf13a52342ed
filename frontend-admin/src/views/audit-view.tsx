import { AUDIT_ACTION_LABELS, type AuditEntry } from '@marklight/contracts/admin';
import { momentOf } from '@marklight/ui/words';
import { useAdminAuditQuery } from '../api/admin-api';
import { FRESH } from '../api/fresh';
import { ListTable, type ListColumn } from '../components/list-table';
import { OneAccount } from '../components/one-account';
import { PagedView } from '../components/paged-view';
import { useAdmin } from '../hooks/admin-context';
import { pageIn, useAddress } from '../hooks/use-address';

const PAGE_ROWS = 50;

const COLUMNS: readonly ListColumn<AuditEntry>[] = [
  {
    key: 'when',
    title: 'When',
    width: 208,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
  },
  {
    key: 'by',
    title: 'Administrator',
    narrow: 'titled',
    cell: ({ adminEmail }) => adminEmail || 'Nobody (request denied)',
  },
  {
    key: 'what',
    title: 'What',
    cell: ({ action, details }) => (
      <>
        <strong>{AUDIT_ACTION_LABELS[action] ?? action}</strong>
        {details && <span className="ml-block ml-hint">{details}</span>}
      </>
    ),
  },
  { key: 'account', title: 'Account', narrow: 'titled', cell: ({ subject }) => subject },
  { key: 'reason', title: 'Reason', narrow: 'titled', cell: ({ reason }) => reason },
];

/** What administrators did and why, the newest first. Nothing here can be changed. */
export function AuditView() {
  const { email } = useAdmin();
  const [params, change] = useAddress();
  const userId = params.get('user');
  const page = pageIn(params);
  const list = useAdminAuditQuery({ email, page, pageSize: PAGE_ROWS, userId: userId ?? undefined }, FRESH);
  return (
    <div className="ad-view ml-stack ml-shrink">
      <div className="ml-row ml-between ml-tap">
        <h2>Audit log</h2>
        <p className="ml-hint">What administrators did and why, and which requests were denied.</p>
      </div>
      {userId !== null && (
        <OneAccount
          email={list.currentData?.rows[0]?.subject ?? null}
          onShowAll={() => change({ user: null })}
        />
      )}
      <PagedView
        list={list}
        failed="The audit log could not be loaded."
        empty="No administrator has done anything here yet."
        page={page}
        pageRows={PAGE_ROWS}
        onTurn={(next) => change({ page: next })}
      >
        {(rows, busy) => (
          <ListTable label="Audit log" rows={rows} keyOf={({ id }) => id} columns={COLUMNS} busy={busy} />
        )}
      </PagedView>
    </div>
  );
}
