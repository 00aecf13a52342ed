import { useEffect, useEffectEvent } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import { openProcessingStream } from '@marklight/api-client/events';
import type { AppDispatch, RootState } from '@marklight/api-client/make-store';
import { useDispatch, useStore } from '@marklight/api-client/redux';
import type { ProcessingEvent } from '@marklight/contracts/grading';
import { reviewApi } from '../../api/review-api';
import type { SetRow } from '../logic/essay-set';

interface News {
  event: Extract<ProcessingEvent, { type: 'decided' }>;
  arrivedAt: number;
}

/** This window's decisions come back as news too, and usually before their answer. */
const LOOK_AFTER_MS = 300;
const LOOKS_MAX = 20;
/** The queries whose answers are drawn. */
const SHOWN: ReadonlySet<string> = new Set(['reviewedEssay', 'resultsOfEssay', 'essaySet']);

/**
 * Fetches the open essay again when a page of it has been read, when it has been graded, and when the teacher decided
 * something about it, or another essay of the set, in another window.
 */
export function useEssayNews(essayId: string, rows: readonly SetRow[]): void {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<RootState>();
  const isThis = useEffectEvent((id: string) => id === essayId);
  const look = useEffectEvent((news: News) => whatIsKnown(store.getState(), news, rows));
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const fetchAgain = () => dispatch(baseApi.util.invalidateTags(['Essays', 'Results']));
    const lookLater = (news: News, looks: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        const known = look(news);
        if (known === 'not yet' && looks < LOOKS_MAX) lookLater(news, looks + 1);
        else if (known !== 'known') fetchAgain();
      }, LOOK_AFTER_MS);
      timers.add(timer);
    };
    let isOpened = false;
    const close = openProcessingStream({
      onOpen: () => {
        // Nobody was notified of what happened while the stream was broken.
        if (isOpened) fetchAgain();
        isOpened = true;
      },
      onEvent: (event) => {
        if (event.type === 'decided') lookLater({ event, arrivedAt: Date.now() }, 1);
        else if (event.type === 'essay' && isThis(event.essayId))
          dispatch(baseApi.util.invalidateTags(['Essays']));
        else if (event.type === 'change' && isThis(event.status.essayId)) {
          if (event.status.status === 'complete') fetchAgain();
        }
      },
    });
    return () => {
      close();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [dispatch]);
}

/** Whether this window already has a decision. `not yet`: it is saving or fetching at this moment. */
function whatIsKnown(
  state: RootState,
  { event: { essayId, result, reviewed }, arrivedAt }: News,
  rows: readonly SetRow[],
): 'known' | 'news' | 'not yet' {
  const { queries, mutations } = state[baseApi.reducerPath];
  const isBusy = Object.values(mutations).some((one) => one?.status === 'pending');
  // News of what this window did itself, such as a batch of approvals, arrives before the window fetches again; whatever
  // it requests after the decision already includes it.
  const shown = Object.values(queries).filter((one) => SHOWN.has(one?.endpointName ?? ''));
  // A query that has failed still shows its earlier answer.
  const isAskedSince = shown.every(
    (one) => one?.status !== 'rejected' && (one?.startedTimeStamp ?? 0) >= arrivedAt,
  );
  if (essayId === undefined) return isBusy ? 'not yet' : isAskedSince ? 'known' : 'news';
  const essay = reviewApi.endpoints.reviewedEssay.select(essayId)(state);
  const results = reviewApi.endpoints.resultsOfEssay.select(essayId)(state);
  const isLoaded = Boolean(essay.data && results.data);
  const row = rows.find(({ id }) => id === essayId);
  if (!isLoaded && !row) return 'known';
  const isReviewed = isLoaded ? essay.data?.status === 'reviewed' : row?.isReviewed;
  const inForce = results.data?.find(({ standing }) => standing === 'in_force');
  const hasResult = result === undefined || (inForce?.id === result.id && inForce.version >= result.version);
  const saysNothing = result === undefined && reviewed === undefined;
  if (!saysNothing && hasResult && (reviewed ?? isReviewed) === isReviewed) return 'known';
  if (isBusy || essay.isLoading || results.isLoading) return 'not yet';
  return isAskedSince ? 'known' : 'news';
}
