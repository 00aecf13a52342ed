import { AccessEndedCard } from '../subscribe/access-ended-card';
import { LazyPage } from './lazy-page';

const loadOwnAccount = async () => (await import('../profile/own-account')).OwnAccount;

/**
 * The page of a person whose access has ended: paying, logging out, and their own data.
 * @param isPage it is the whole page, and not below what an address has instead of one
 */
export function AccessEndedPage({ isPage = false }: { isPage?: boolean }) {
  return (
    <div className="ml-page ml-page-narrow ml-stack">
      <AccessEndedCard isPage={isPage} />
      <LazyPage name="Your account" load={loadOwnAccount} />
    </div>
  );
}
