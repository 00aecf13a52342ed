import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openProcessingStream } from '@marklight/api-client/events';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { useFetchOnReturn } from './use-fetch-on-return';
import { loadFilled } from '../components/later';
import { essaysListed } from '../api/essays-api';
import { gradingApi, useProcessingStatusQuery } from '../api/grading-api';
import { applyProcessingEvent, oncePerEssay } from '../logic/processing';
import type { Connection, ProcessingStatusView } from '../logic/processing-view';

const NONE: readonly ProcessingStatus[] = [];

/**
 * The processing statuses, kept up to date by server-sent events. The stream takes precedence: it is opened after the
 * first answer, and an event that arrives while a later list is being fetched invalidates that list, because the list
 * may have been read before the event happened.
 * @param onEssayRead a page of an essay was read; keep the function between draws
 */
export function useProcessingStatus(onEssayRead?: () => void): ProcessingStatusView {
  const dispatch = useDispatch<AppDispatch>();
  const query = useProcessingStatusQuery();
  const [connection, setConnection] = useState<Connection>('connecting');
  const inFlight = useRef<{ abort: () => void } | null>(null);
  const [settled, setSettled] = useState(false);
  // Once only, because a later list that fails is "loading" again, and would open the stream again and again.
  if (!settled && !query.isUninitialized && !query.isLoading) setSettled(true);

  const refresh = useCallback(() => {
    inFlight.current?.abort();
    const request = dispatch(
      gradingApi.endpoints.processingStatus.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    inFlight.current = request;
    void request.finally(() => {
      if (inFlight.current === request) inFlight.current = null;
    });
  }, [dispatch]);

  const patch = useCallback<ProcessingStatusView['patch']>(
    (change) => {
      dispatch(
        gradingApi.util.updateQueryData('processingStatus', undefined, (draft) => [...change(draft ?? [])]),
      );
    },
    [dispatch],
  );

  const fetchOnReturn = useFetchOnReturn();
  const fetchEssay = useCallback(
    (id: string) => void loadFilled().then(({ fetchEssayAgain }) => dispatch(fetchEssayAgain(id))),
    [dispatch],
  );
  useEffect(() => {
    if (!settled) return;
    let mayHaveMissed = true;
    return openProcessingStream({
      onOpen: () => {
        mayHaveMissed = true;
        setConnection('live');
      },
      onLost: () => {
        setConnection('lost');
        refresh();
      },
      onEvent: (event) => {
        if (event.type === 'decided') {
          fetchOnReturn();
          return;
        }
        if (event.type === 'essay') {
          fetchEssay(event.essayId);
          onEssayRead?.();
          return;
        }
        inFlight.current?.abort();
        setConnection('live');
        if (event.type === 'snapshot') {
          const statuses = [...applyProcessingEvent([], event)];
          void dispatch(gradingApi.util.upsertQueryData('processingStatus', undefined, statuses));
          // Pages that were read before the stream opened, or while it was broken, were not announced. Later
          // snapshots, for example after an upload, come in addition to the news of each page.
          if (!mayHaveMissed) return;
          mayHaveMissed = false;
          void dispatch(essaysListed()).then((essays) => {
            for (const { id, reading } of essays) if (reading !== null) fetchEssay(id);
          });
        } else {
          patch((statuses) => applyProcessingEvent(statuses, event));
        }
      },
    });
  }, [settled, dispatch, patch, refresh, fetchOnReturn, fetchEssay, onEssayRead]);

  const statuses = useMemo(() => (query.data ? oncePerEssay(query.data) : NONE), [query.data]);
  return useMemo(
    () => ({
      statuses,
      isLoading: query.isLoading,
      error: query.isError && !query.data ? query.error : null,
      connection,
      patch,
      refresh,
    }),
    [statuses, query.isLoading, query.isError, query.data, query.error, connection, patch, refresh],
  );
}
