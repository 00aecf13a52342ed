import type { DuplicateFile, RefusedFile } from '@marklight/contracts/essays';
import { progressPerFile } from './upload-plan';

/**
 * `reading`: all bytes are sent; the server extracts the text. `failed`: the request did not get through.
 * `repeated`: it repeats an essay, and the teacher is asked what to do.
 */
export type UploadStage = 'waiting' | 'sending' | 'reading' | 'accepted' | 'refused' | 'failed' | 'repeated';

export interface UploadEntry {
  key: string;
  file: File;
  /** Of the assignment that it is to be filed under; null for none. */
  assignmentId?: string | null;
  stage: UploadStage;
  /** 0–100, of the bytes sent. */
  progress: number;
  /** Why it was refused or failed. */
  message: string | null;
  /** The essay that it repeats; only at the stage `repeated`. */
  duplicate?: DuplicateFile;
}

export type UploadAction =
  | { type: 'added'; entries: readonly UploadEntry[] }
  | { type: 'progressed'; keys: readonly string[]; share: number }
  | {
      type: 'answered';
      keys: readonly string[];
      refused: readonly RefusedFile[];
      duplicates: readonly DuplicateFile[];
    }
  | { type: 'failed'; keys: readonly string[]; message: string }
  | { type: 'retried'; keys: readonly string[] }
  | { type: 'dismissed'; keys: readonly string[] }
  | { type: 'finished' };

/** The upload list after one action. */
export function uploadReducer(entries: readonly UploadEntry[], action: UploadAction): readonly UploadEntry[] {
  switch (action.type) {
    case 'added':
      return [...entries, ...action.entries];
    case 'progressed': {
      const batch = entries.filter((entry) => action.keys.includes(entry.key));
      const progress = progressPerFile(
        batch.map((entry) => entry.file.size),
        action.share,
      );
      const byKey = new Map(batch.map((entry, index) => [entry.key, progress[index] ?? 0]));
      const stage = action.share >= 1 ? 'reading' : 'sending';
      return change(entries, action.keys, (entry) => ({
        ...entry,
        stage,
        progress: byKey.get(entry.key) ?? entry.progress,
      }));
    }
    case 'answered': {
      // Two files in one request may have the same name: each answer is used once.
      const refused = [...action.refused];
      const asked = action.duplicates.filter(({ outcome }) => outcome === 'asked');
      return change(entries, action.keys, (entry) => {
        const refusal = takeNamed(refused, entry.file.name);
        if (refusal) return { ...entry, stage: 'refused', progress: 100, message: refusal.message };
        const duplicate = takeNamed(asked, entry.file.name);
        if (duplicate) return { ...entry, stage: 'repeated', progress: 100, message: null, duplicate };
        return { ...entry, stage: 'accepted', progress: 100, message: null };
      });
    }
    case 'failed':
      return change(entries, action.keys, (entry) => ({
        ...entry,
        stage: 'failed',
        progress: 0,
        message: action.message,
      }));
    case 'retried':
      return change(entries, action.keys, (entry) => ({
        ...entry,
        stage: 'waiting',
        progress: 0,
        message: null,
      }));
    case 'dismissed':
      return entries.filter((entry) => !action.keys.includes(entry.key));
    case 'finished':
      return entries.filter((entry) => entry.stage !== 'accepted');
  }
}

/** Takes the first of that name off the list. */
function takeNamed<T extends { filename: string }>(list: T[], name: string): T | undefined {
  const index = list.findIndex(({ filename }) => filename === name);
  return index >= 0 ? list.splice(index, 1)[0] : undefined;
}

function change(
  entries: readonly UploadEntry[],
  keys: readonly string[],
  to: (entry: UploadEntry) => UploadEntry,
): readonly UploadEntry[] {
  return entries.map((entry) => (keys.includes(entry.key) ? to(entry) : entry));
}

/**
 * Files being uploaded first, then those that are waiting, then those that are done; otherwise in their given order.
 */
export function movingFirst(entries: readonly UploadEntry[]): UploadEntry[] {
  const rank = {
    sending: 0,
    reading: 0,
    waiting: 1,
    accepted: 2,
    refused: 3,
    failed: 3,
    repeated: 3,
  } as const;
  return [...entries].sort((a, b) => rank[a.stage] - rank[b.stage]);
}

/** True while a file is waiting or being uploaded. */
export function isUnderWay(entry: UploadEntry): boolean {
  return entry.stage === 'waiting' || entry.stage === 'sending' || entry.stage === 'reading';
}
