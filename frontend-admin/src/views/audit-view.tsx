import { AUDIT_ACTION_LABELS, type AuditEntry } from '@marklight/contracts/admin';
import { momentOf } from '@marklight/ui/words';
import { useAdminAuditQuery } from '../api/admin-api';
import { FRESH } from '../api/fresh';
import { OneAccount } from '../components/one-account';
import { PagedView } from '../components/paged-view';
import { useAdmin } from '../hooks/admin-context';
import { pageIn, useAddress } from '../hooks/use-address';

const PAGE_ROWS = 50;

/** What administrators did and why, the newest first. Nothing here can be changed. */
export function AuditView() {
  const { email } = useAdmin();
  const [params, change] = useAddress();
  const userId = params.get('user');
  const page = pageIn(params);
  const list = useAdminAuditQuery({ email, page, pageSize: PAGE_ROWS, userId: userId ?? undefined }, FRESH);
  return (
    <div className="ad-stack ad-view">
      <div className="ad-section-head">
        <h2>Audit log</h2>
        <p className="ml-hint">What administrators did, and why; and who was turned away.</p>
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
          <table role="table" className="ad-table ad-audit" aria-label="Audit log" aria-busy={busy}>
            <thead role="rowgroup">
              <tr role="row">
                {['When', 'Administrator', 'What', 'Account', 'Reason'].map((head) => (
                  <th key={head} role="columnheader" scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
      </PagedView>
    </div>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { createdAt, adminEmail, action, details, subject, reason } = entry;
  return (
    <tr role="row">
      <td role="cell" className="ad-col-when">
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </td>
      <td role="cell" data-label="By">
        {adminEmail || 'Nobody: it was refused'}
      </td>
      <td role="cell" className="ad-col-what">
        {AUDIT_ACTION_LABELS[action] ?? action}
        {details && <span className="ml-hint ad-under">{details}</span>}
      </td>
      <td role="cell" className={subject === null ? 'ad-none' : undefined} data-label="Account">
        {subject ?? '-'}
      </td>
      <td role="cell" className={reason === null ? 'ad-none' : undefined} data-label="Reason">
        {reason ?? '-'}
      </td>
    </tr>
  );
}
