import { ADMIN_RECENT_COUNT, type AdminActivity } from '@marklight/contracts/admin';
import { momentOf } from '@marklight/ui/words';
import { inWords } from '../logic/words';

/** What people did last. */
export function RecentActivityCard({ entries }: { entries: readonly AdminActivity[] }) {
  return (
    <section className="ml-card ml-stack ml-gap-12 ml-shrink" aria-labelledby="ad-recent">
      <h2 id="ad-recent">Recent Activity</h2>
      {entries.length === 0 ? (
        <p className="ml-hint">No recent activity</p>
      ) : (
        <ul className="ml-entries ml-lined ml-list ml-col">
          {entries.slice(0, ADMIN_RECENT_COUNT).map(({ id, action, userEmail, createdAt }) => (
            <li key={id} className="ml-row ml-between ml-near">
              <span className="ml-col ml-shrink">
                <strong className="ml-capital ml-weight-550">{inWords(action)}</strong>
                <span className="ml-hint ml-anywhere">{userEmail || 'a deleted account'}</span>
              </span>
              <time className="ml-hint" dateTime={createdAt}>
                {momentOf(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
