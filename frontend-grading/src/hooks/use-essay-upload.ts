import { addTo } from '@marklight/contracts/add-to';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import { messageOf } from '@marklight/api-client/errors';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { DuplicateChoice, Essay } from '@marklight/contracts/essays';
import type { Unpacked } from '../archives/unpack';
import { essaysApi, sendEssays } from '../api/essays-api';
import { batchesOf, refusalOfEssayFile } from '../logic/upload-plan';
import { uploadReducer, type UploadEntry } from '../logic/upload-state';
import { photoGroups } from '../photos/photo-groups';

/** Two requests at a time: while the server reads one batch, the next is on its way. */
const REQUESTS_AT_ONCE = 2;

export interface UploadOutcome {
  /** In the order of the replies. */
  accepted: Essay[];
  refusedCount: number;
  failedCount: number;
  /** Files that repeat an essay; the teacher is asked about them. */
  repeatedCount: number;
  /** The message of the last request that did not get through. */
  failure: string | null;
}

export interface EssayUpload {
  entries: readonly UploadEntry[];
  isUploading: boolean;
  /** Files the essays under an assignment, if one is named. */
  upload: (files: readonly File[], assignmentId?: string | null) => void;
  retry: (keys: readonly string[]) => void;
  /** Stores files that repeat an essay, beside it or in its place. */
  store: (keys: readonly string[], choice: 'keep' | 'replace') => void;
  dismiss: (keys: readonly string[]) => void;
}

/**
 * Uploads essay files: checks what can be checked here, sends the rest in batches, shows each accepted
 * essay as soon as its batch is answered, and calls `onFinished` once per upload.
 */
export function useEssayUpload(onFinished: (outcome: UploadOutcome) => void): EssayUpload {
  const dispatch = useDispatch<AppDispatch>();
  const [entries, change] = useReducer(uploadReducer, []);
  const [runs, setRuns] = useState(0);
  const serial = useRef(0);
  const finish = useRef(onFinished);
  const aborter = useRef<AbortController | null>(null);
  useEffect(() => {
    finish.current = onFinished;
  });
  useEffect(() => {
    const controller = new AbortController();
    aborter.current = controller;
    return () => controller.abort();
  }, []);

  const show = useCallback(
    (essays: readonly Essay[]) =>
      dispatch(essaysApi.util.updateQueryData('essays', undefined, (draft) => [...essays, ...(draft ?? [])])),
    [dispatch],
  );

  const send = useCallback(
    async (toSend: readonly UploadEntry[], outcome: UploadOutcome, duplicates: DuplicateChoice = 'ask') => {
      const batches = filingsOf(toSend).flatMap((entries) =>
        batchesOf(
          entries.map(({ key, file, assignmentId }) => ({ key, file, assignmentId, size: file.size })),
        ),
      );
      const next = async (): Promise<void> => {
        const batch = batches.shift();
        if (!batch) return;
        const keys = batch.map((entry) => entry.key);
        try {
          const reply = await sendEssays(
            batch.map((entry) => entry.file),
            {
              assignmentId: batch[0]?.assignmentId,
              duplicates,
              onProgress: (share) => change({ type: 'progressed', keys, share }),
              signal: aborter.current?.signal,
            },
          );
          outcome.accepted.push(...reply.essays);
          outcome.refusedCount += reply.refused.length;
          outcome.repeatedCount += reply.duplicates.filter((file) => file.outcome === 'asked').length;
          show(reply.essays);
          change({ type: 'answered', keys, refused: reply.refused, duplicates: reply.duplicates });
        } catch (error) {
          outcome.failedCount += keys.length;
          outcome.failure = messageOf(error);
          change({ type: 'failed', keys, message: outcome.failure });
        }
        await next();
      };
      await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, next));
    },
    [show],
  );

  const run = useCallback(
    async (start: (outcome: UploadOutcome) => Promise<void>) => {
      const outcome: UploadOutcome = {
        ...{ accepted: [], refusedCount: 0, failedCount: 0, repeatedCount: 0, failure: null },
      };
      setRuns((count) => count + 1);
      await start(outcome);
      setRuns((count) => count - 1);
      if (aborter.current?.signal.aborted) return;
      change({ type: 'finished' });
      // The result of a replaced essay goes too.
      if (outcome.accepted.length > 0) dispatch(baseApi.util.invalidateTags(['Essays', 'Results']));
      finish.current(outcome);
    },
    [dispatch],
  );

  const upload = useCallback(
    (files: readonly File[], assignmentId: string | null = null) =>
      void run(async (outcome) => {
        const checked = await Promise.all(
          (await withPagesJoined(await withoutArchives(files))).map(
            async ({ file, refusal }): Promise<UploadEntry> => {
              const refused = refusal ? { message: refusal } : await refusalOfEssayFile(file);
              const key = `upload-${(serial.current += 1)}`;
              const stage = refused ? 'refused' : 'waiting';
              return { key, file, assignmentId, stage, progress: 0, message: refused?.message ?? null };
            },
          ),
        );
        change({ type: 'added', entries: checked });
        outcome.refusedCount += checked.filter((entry) => entry.stage === 'refused').length;
        await send(
          checked.filter((entry) => entry.stage === 'waiting'),
          outcome,
        );
      }),
    [run, send],
  );

  const retry = useCallback(
    (keys: readonly string[]) => {
      const failed = entries.filter((entry) => keys.includes(entry.key) && entry.stage === 'failed');
      change({ type: 'retried', keys: failed.map((entry) => entry.key) });
      void run((outcome) => send(failed, outcome));
    },
    [entries, run, send],
  );

  const store = useCallback(
    (keys: readonly string[], choice: 'keep' | 'replace') => {
      const repeated = entries.filter((entry) => keys.includes(entry.key) && entry.stage === 'repeated');
      change({ type: 'retried', keys: repeated.map((entry) => entry.key) });
      void run((outcome) => send(repeated, outcome, choice));
    },
    [entries, run, send],
  );

  const dismiss = useCallback((keys: readonly string[]) => change({ type: 'dismissed', keys }), []);

  return { entries, isUploading: runs > 0, upload, retry, store, dismiss };
}

/** The code that unpacks is loaded for the first archive. */
async function withoutArchives(files: readonly File[]): Promise<Unpacked[]> {
  const all = files.map(async (file) =>
    /\.zip$/i.test(file.name)
      ? (await import('../archives/unpack')).unpacked(file)
      : [{ file, refusal: null }],
  );
  return (await Promise.all(all)).flat();
}

/** The code that joins photos is loaded for the first that may be pages of one essay. */
async function withPagesJoined(files: Unpacked[]): Promise<Unpacked[]> {
  const groups = photoGroups(files.map(({ file }) => file));
  if (groups.every(({ pages }) => pages.length === 1)) return files;
  return (await import('../photos/join-photos')).withPhotosJoined(files);
}

/** The entries by assignment: one request files all its essays under one. */
function filingsOf(entries: readonly UploadEntry[]): UploadEntry[][] {
  const groups = new Map<string | null, UploadEntry[]>();
  for (const entry of entries) {
    const key = entry.assignmentId ?? null;
    addTo(groups, key, entry);
  }
  return [...groups.values()];
}
