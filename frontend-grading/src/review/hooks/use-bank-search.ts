import { useEffect, useState } from 'react';
import { useBankCommentsQuery, type BankPage } from '@marklight/api-client/comment-bank-api';
import type { PageOf } from '@marklight/api-client/page-of';
import type { BankComment } from '@marklight/contracts/comment-bank';
import { usePressed } from './use-pressed';

/** Long enough that typing a word makes one search. */
const PAUSE_MS = 150;

/** What the list shows, and the search and page that it answers. */
interface Shown {
  asked: BankPage;
  found: PageOf<BankComment>;
}

/**
 * A search of the comment bank. Until it is answered, and while somebody presses on the list, what was found before
 * stays.
 */
export function useBankSearch() {
  const [text, setText] = useState('');
  const [at, setAt] = useState<BankPage>({ search: '', page: 1 });
  const { currentData, error, isFetching, refetch } = useBankCommentsQuery(at, {
    refetchOnMountOrArgChange: true,
  });
  const [isPressed, beginPress] = usePressed();
  const [shown, setShown] = useState<Shown | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === at.search) return;
    const timer = setTimeout(() => setAt({ search: wanted, page: 1 }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, at.search]);
  if (!isPressed && currentData && shown?.found !== currentData) setShown({ asked: at, found: currentData });
  const hasFailed = !isPressed && error !== undefined && !currentData;
  if (hasFailed && shown) setShown(null);
  const next: BankPage = wanted === at.search ? at : { search: wanted, page: 1 };
  return {
    text,
    setText,
    turnTo: (page: number) => setAt({ ...at, page }),
    beginPress,
    shown,
    /** The search and page that the field asks for now, whether or not the request has been sent. */
    next,
    /** Whether the list answers `next`. */
    isCurrent: shown !== null && shown.asked.search === next.search && shown.asked.page === next.page,
    /** Why there is nothing to show; undefined while somebody presses on the list, which then stays. */
    error: hasFailed ? error : undefined,
    isFetching,
    refetch,
  };
}
