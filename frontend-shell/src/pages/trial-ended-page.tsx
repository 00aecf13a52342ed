import { TrialEndedCard } from '../session/trial-ended-card';
import { LazyPage } from './lazy-page';

const loadOwnAccount = async () => (await import('../profile/own-account')).OwnAccount;

/** What a person has whose access has ended: paying, leaving, and what is theirs. */
export function TrialEndedPage() {
  return (
    <div className="shell-narrow shell-ended">
      <TrialEndedCard />
      <LazyPage name="Your account" load={loadOwnAccount} />
    </div>
  );
}
