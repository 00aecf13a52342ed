import type { Activity } from '@marklight/contracts/profile';
import { momentOf } from '@marklight/ui/words';

/** What the person did last, newest first. */
export function RecentActivityCard({ activity }: { activity: readonly Activity[] }) {
  return (
    <section className="ml-card" aria-labelledby="pf-activity">
      <h2 id="pf-activity">Recent Activity</h2>
      {activity.length === 0 ? (
        <p className="ml-hint">What you do here will be listed.</p>
      ) : (
        <ul className="ml-lined ml-entries ml-list ml-above-8">
          {activity.map(({ action, details, createdAt }, index) => (
            <li key={index}>
              <div>
                <p className="ml-weight-600">{inWords(action)}</p>
                <p className="ml-hint">{details ?? 'No details'}</p>
              </div>
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

const inWords = (action: string) => action.charAt(0).toUpperCase() + action.slice(1).replace('_', ' ');
