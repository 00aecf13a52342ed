import { AccessEndedCard } from '../subscribe/access-ended-card';
import { LazyPage } from './lazy-page';

const loadOwnAccount = async () => (await import('../profile/own-account')).OwnAccount;

/** What a person has whose access has ended: paying, leaving, and what is theirs. */
export function AccessEndedPage() {
  return (
    <div className="ml-page ml-page-narrow ml-stack">
      <AccessEndedCard />
      <LazyPage name="Your account" load={loadOwnAccount} />
    </div>
  );
}
