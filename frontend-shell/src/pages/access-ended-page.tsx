import { AccessEndedCard } from '../subscribe/access-ended-card';
import { LazyPage } from './lazy-page';

const loadOwnAccount = async () => (await import('../profile/own-account')).OwnAccount;

/**
 * The page of a person whose access has ended: paying, logging out, and their own data.
 * @param isPage whether it is the whole page; otherwise it stands below another heading
 */
export function AccessEndedPage({ isPage = false }: { isPage?: boolean }) {
  return (
    <div className="ml-page ml-page-narrow ml-stack">
      <AccessEndedCard isPage={isPage} />
      <LazyPage name="Your account" load={loadOwnAccount} />
    </div>
  );
}
