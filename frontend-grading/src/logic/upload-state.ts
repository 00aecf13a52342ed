import type { RefusedFile } from '@marklight/contracts/essays';
import { progressPerFile } from './upload-plan';

/** `reading`: all bytes have left; the server extracts the text. `failed`: the request did not get through. */
export type UploadStage = 'waiting' | 'sending' | 'reading' | 'accepted' | 'refused' | 'failed';

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
}

export type UploadAction =
  | { type: 'added'; entries: readonly UploadEntry[] }
  | { type: 'progressed'; keys: readonly string[]; share: number }
  | { type: 'answered'; keys: readonly string[]; refused: readonly RefusedFile[] }
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
      // Two files of one request may bear the same name: each refusal is used once.
      const open = [...action.refused];
      return change(entries, action.keys, (entry) => {
        const index = open.findIndex((refused) => refused.filename === entry.file.name);
        const refusal = index >= 0 ? open.splice(index, 1)[0] : undefined;
        return refusal
          ? { ...entry, stage: 'refused', progress: 100, message: refusal.message }
          : { ...entry, stage: 'accepted', progress: 100, message: null };
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

function change(
  entries: readonly UploadEntry[],
  keys: readonly string[],
  to: (entry: UploadEntry) => UploadEntry,
): readonly UploadEntry[] {
  return entries.map((entry) => (keys.includes(entry.key) ? to(entry) : entry));
}

/** Files on their way first, then those that wait, then those that are through; otherwise as they were given. */
export function movingFirst(entries: readonly UploadEntry[]): UploadEntry[] {
  const rank = { sending: 0, reading: 0, waiting: 1, accepted: 2, refused: 3, failed: 3 } as const;
  return [...entries].sort((a, b) => rank[a.stage] - rank[b.stage]);
}

/** True while a file is waiting or on its way. */
export function isUnderWay(entry: UploadEntry): boolean {
  return entry.stage === 'waiting' || entry.stage === 'sending' || entry.stage === 'reading';
}
