import { AccessEndedCard } from '../subscribe/access-ended-card';
import { LazyPage } from './lazy-page';

const loadOwnAccount = async () => (await import('../profile/own-account')).OwnAccount;

/** The page of a person whose access has ended: paying, logging out, and their own data. */
export function AccessEndedPage() {
  return (
    <div className="ml-page ml-page-narrow ml-stack">
      <AccessEndedCard />
      <LazyPage name="Your account" load={loadOwnAccount} />
    </div>
  );
}
